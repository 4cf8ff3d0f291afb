/** The scenes that each scene leads to. */
export type Edges = ReadonlyMap<string, readonly string[]>

/** Finds every scene that can be reached from some others, including those, and not through `except`. */
export function findReachable(
  starts: Iterable<string>,
  edges: Edges,
  except: Pick<ReadonlySet<string>, 'has'> = new Set(),
): Set<string> {
  const reached = new Set(starts)
  // A loop over a Set also visits what is added on the way.
  for (const id of reached) {
    for (const target of edges.get(id) ?? []) if (!except.has(target)) reached.add(target)
  }
  return reached
}

export function reverseEdges(edges: Edges): Edges {
  const pairs = [...edges].flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
  const sources = Map.groupBy(pairs, ({ to }) => to)
  return new Map([...sources].map(([to, arriving]) => [to, arriving.map(({ from }) => from)]))
}

/**
 * Finds the loops: groups of scenes that all lead to each other, and scenes that lead to
 * themselves. Targets that are no key are ignored. This is Kosaraju's algorithm for strongly
 * connected components.
 */
export function findLoops(edges: Edges): string[][] {
  const reversed = reverseEdges(edges)
  const leaders = new Map<string, string>()
  for (const leader of listInOrderOfLeaving(edges).toReversed()) {
    if (leaders.has(leader)) continue
    for (const id of findReachable([leader], reversed, leaders)) leaders.set(id, leader)
  }
  const groups = [...Map.groupBy(edges.keys(), (id) => leaders.get(id)).values()]
  return groups.filter(([id = '', ...others]) => others.length > 0 || edges.get(id)?.includes(id))
}

/**
 * Groups scenes by the one that leads to the others of its group, which is its first; of a loop, the
 * first in the order of the keys. No scene leads to the first one of another group.
 */
export function groupByHead(edges: Edges): string[][] {
  const grouped = new Set<string>()
  const groups = new Map<string, string[]>()
  const order = listInOrderOfLeaving(new Map([...edges].toReversed()))
  for (const head of order.toReversed()) {
    if (grouped.has(head)) continue
    const group = [...findReachable([head], edges, grouped)].filter((id) => edges.has(id))
    groups.set(head, group)
    for (const id of group) grouped.add(id)
  }
  return [...edges.keys()].flatMap((id) => {
    const group = groups.get(id)
    return group ? [group] : []
  })
}

/** Walks depth first, with a stack of its own: recursion would overflow in a long script. */
function listInOrderOfLeaving(edges: Edges): string[] {
  const entered = new Set<string>()
  const left = new Set<string>()
  const stack = [...edges.keys()]
  for (let id = stack.at(-1); id !== undefined; id = stack.at(-1)) {
    if (entered.has(id)) {
      left.add(id)
      stack.pop()
    } else {
      entered.add(id)
      for (const target of edges.get(id) ?? []) {
        if (edges.has(target) && !entered.has(target)) stack.push(target)
      }
    }
  }
  return [...left]
}
