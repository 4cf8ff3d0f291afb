/** The scenes that each scene leads to. */
export type Edges = ReadonlyMap<string, readonly string[]>

/** Finds every scene that can be reached from some others, including those. */
export function findReachable(starts: Iterable<string>, edges: Edges): Set<string> {
  const reached = new Set(starts)
  // A loop over a Set also visits what is added on the way.
  for (const id of reached) {
    for (const target of edges.get(id) ?? []) reached.add(target)
  }
  return reached
}

export function reverseEdges(edges: Edges): Edges {
  const reversed = new Map<string, string[]>()
  for (const [id, targets] of edges) {
    for (const target of targets) {
      const sources = reversed.get(target)
      if (sources) sources.push(id)
      else reversed.set(target, [id])
    }
  }
  return reversed
}

/**
 * Finds the loops: groups of scenes that all lead to each other, and scenes that lead to
 * themselves. Targets that are no key are ignored. This is Tarjan's algorithm for strongly
 * connected components, with a stack instead of recursion so that long scripts do not overflow.
 */
export function findLoops(edges: Edges): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const stack: { readonly id: string; readonly rest: Iterator<string> }[] = []
  const loops: string[][] = []

  const enter = (id: string) => {
    lowest.set(id, order.size)
    order.set(id, order.size)
    open.push(id)
    isOpen.add(id)
    stack.push({ id, rest: (edges.get(id) ?? []).values() })
  }
  const lower = (id: string, number = Infinity) =>
    lowest.set(id, Math.min(lowest.get(id) ?? Infinity, number))

  for (const root of edges.keys()) {
    if (!order.has(root)) enter(root)
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const { id, rest } = top
      const { value: target, done } = rest.next()
      if (done) {
        stack.pop()
        const above = stack.at(-1)
        if (above) lower(above.id, lowest.get(id))
        if (lowest.get(id) !== order.get(id)) continue
        const members = open.splice(open.lastIndexOf(id))
        for (const member of members) isOpen.delete(member)
        if (members.length > 1 || edges.get(id)?.includes(id)) loops.push(members)
      } else if (isOpen.has(target)) {
        lower(id, order.get(target))
      } else if (edges.has(target) && !order.has(target)) {
        enter(target)
      }
    }
  }
  return loops
}
