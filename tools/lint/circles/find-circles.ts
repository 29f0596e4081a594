/** What each file imports. Files that are not keys are ignored. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the groups of files that import each other in a circle: Tarjan's strongly connected components. */
export function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  /** Returns the earliest open file that can be reached from this one, by its place in the order. */
  function visit(file: string): number {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let earliest = own
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) earliest = Math.min(earliest, visit(target))
      else if (open.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own)
    }
    if (earliest === own) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1 || graph.get(file)?.has(file)) circles.push(group)
    }
    return earliest
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
