import type { Lease, WantedLease, WriteBudgetRepository } from './repository.ts'

/** Leases of one statement. */
const MOST_AT_ONCE = 500

interface Waiting extends WantedLease {
  readonly resolve: (lease: Lease) => void
  readonly reject: (error: unknown) => void
}

/**
 * Returns a function that leases from one budget. While one statement runs, the callers that come gather for the next
 * one, so that visitors of new addresses do not cost a statement and a connection each. Callers wait with different keys.
 */
export function gatherLeases(
  repository: WriteBudgetRepository,
): (wanted: WantedLease) => Promise<Lease> {
  let waiting: Waiting[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      await leaseAll(repository, batch)
    }
    isRunning = false
  }

  return (wanted) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...wanted, resolve, reject })
      if (!isRunning) void run()
    })
}

async function leaseAll(
  repository: WriteBudgetRepository,
  batch: readonly Waiting[],
): Promise<void> {
  try {
    const leases = await repository.lease(batch.map(({ key, price }) => ({ key, price })))
    const found = new Map(leases.map((lease) => [lease.key, lease]))
    for (const { key, resolve, reject } of batch) {
      const lease = found.get(key)
      if (lease) resolve(lease)
      else reject(new Error('The lease of a write budget has no row'))
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
