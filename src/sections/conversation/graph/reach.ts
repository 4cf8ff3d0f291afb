/** Where one can get to at once from each of some places. */
export type Edges = ReadonlyMap<string, readonly string[]>

/** Every place that can be got to from some others, these among them. */
export function reachFrom(starts: Iterable<string>, edges: Edges): Set<string> {
  const reached = new Set(starts)
  // A Set is visited in order of insertion, also what is added on the way.
  for (const id of reached) {
    for (const target of edges.get(id) ?? []) reached.add(target)
  }
  return reached
}

/** The same edges, each led back. */
export function reversed(edges: Edges): Edges {
  const back = new Map<string, string[]>()
  for (const [id, targets] of edges) {
    for (const target of targets) {
      const sources = back.get(target)
      if (sources) sources.push(id)
      else back.set(target, [id])
    }
  }
  return back
}

/**
 * The loops: groups of places, each of which leads to every other of its group and back to itself.
 * Targets that are no key are passed over. Tarjan's algorithm, with a list in place of recursion,
 * so that no script is too long for it.
 */
export function loopsOf(edges: Edges): string[][] {
  const met = new Map<string, number>()
  const earliest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const trail: { readonly id: string; readonly rest: Iterator<string> }[] = []
  const loops: string[][] = []

  const enter = (id: string) => {
    earliest.set(id, met.size)
    met.set(id, met.size)
    open.push(id)
    isOpen.add(id)
    trail.push({ id, rest: (edges.get(id) ?? []).values() })
  }
  const lower = (id: string, number = Infinity) =>
    earliest.set(id, Math.min(earliest.get(id) ?? Infinity, number))

  for (const root of edges.keys()) {
    if (!met.has(root)) enter(root)
    for (let step = trail.at(-1); step; step = trail.at(-1)) {
      const { id, rest } = step
      const { value: target, done } = rest.next()
      if (done) {
        trail.pop()
        const above = trail.at(-1)
        if (above) lower(above.id, earliest.get(id))
        if (earliest.get(id) !== met.get(id)) continue
        // All that was met since and is still open belongs with it.
        const members = open.splice(open.lastIndexOf(id))
        for (const member of members) isOpen.delete(member)
        if (members.length > 1 || edges.get(id)?.includes(id)) loops.push(members)
      } else if (isOpen.has(target)) {
        lower(id, met.get(target))
      } else if (edges.has(target) && !met.has(target)) {
        enter(target)
      }
    }
  }
  return loops
}
