/** How many visitors a release had, and at how many it failed. */
export interface Tally {
  readonly visitors: number
  readonly failed: number
}

/** Counts of all edges together. */
export interface FailureCounts {
  /** One more visitor of a release (`name@version`). */
  addVisitor(release: string): void
  /** A release failed at a visitor, who counts once however often. Gives the counts so far. */
  addFailure(release: string, visitor: string): Promise<Tally>
  close(): Promise<void>
}

/** The counts of one edge alone, for as long as it runs. */
export function countInMemory(): FailureCounts {
  const visitors = new Map<string, number>()
  const failed = new Map<string, Set<string>>()
  return {
    addVisitor: (release) => void visitors.set(release, (visitors.get(release) ?? 0) + 1),
    async addFailure(release, visitor) {
      const all = failed.get(release) ?? new Set()
      failed.set(release, all.add(visitor))
      return { visitors: visitors.get(release) ?? 0, failed: all.size }
    },
    close: async () => {},
  }
}
