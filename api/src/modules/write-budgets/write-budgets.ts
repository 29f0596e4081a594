import { setTimeout as sleep } from 'node:timers/promises'
import { createBudget } from '@darnley/node/budget'
import { LRUCache } from 'lru-cache'
import { gatherLeases } from './gather-leases.ts'
import type { WriteBudgetRepository } from './repository.ts'

const MINUTE = 60_000

/** Enough for a busy site; beyond it the least recent callers are dropped. */
const MOST_CALLERS = 50_000

/** Patience with the database, after which this process counts alone. */
const PATIENCE_MS = 500

/** What this process knows about the budget of a caller. */
interface Known {
  /** Leased and not spent. */
  readonly held: number
  /** What was left in the database then; other processes can only have lowered it. */
  readonly left: number
  readonly at: number
}

export type Spending =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number }

export interface WriteBudgets {
  /** Takes the cost of one call from the budget of a caller; a refusal costs nothing. */
  spend(caller: string, cost: number): Promise<Spending>
}

interface BudgetOptions {
  readonly repository: WriteBudgetRepository
  readonly perMinute: number
  readonly log: { warn(details: object, message: string): void }
  readonly patienceMs?: number
}

/**
 * Budgets that all processes share. Each leases a part of a budget at a time and spends it in memory, so that most
 * calls cost no statement; a lease lapses after a minute and is not given back. A caller that is refused costs none
 * either until its budget can have refilled. While the database does not answer, each process counts alone.
 */
export function createWriteBudgets({
  repository,
  perMinute,
  log,
  patienceMs = PATIENCE_MS,
}: BudgetOptions): WriteBudgets {
  const known = new LRUCache<string, Known>({ max: MOST_CALLERS, ttl: MINUTE })
  const alone = createBudget({ perMinute, mostCallers: MOST_CALLERS })
  const lease = gatherLeases(repository)
  /** A caller's calls wait for one lease. */
  const leasing = new Map<string, Promise<boolean>>()

  async function leaseNow(caller: string, missing: number): Promise<boolean> {
    try {
      const { granted, fullInMs } = await lease({ key: caller, price: missing })
      const left = perMinute - (fullInMs * perMinute) / MINUTE
      const held = (known.get(caller)?.held ?? 0) + granted
      known.set(caller, { held, left, at: Date.now() })
      return true
    } catch (error) {
      log.warn({ reason: String(error) }, 'write budgets are counted by each process alone')
      return false
    } finally {
      leasing.delete(caller)
    }
  }

  /** Resolves to false while the database does not answer. */
  function leaseOnce(caller: string, missing: number): Promise<boolean> {
    const running = leasing.get(caller) ?? leaseNow(caller, missing)
    leasing.set(caller, running)
    return Promise.race([running, sleep(patienceMs, false, { ref: false })])
  }

  return {
    async spend(caller, cost) {
      // A call that costs more than a minute's budget is still allowed once a minute.
      const price = Math.min(cost, perMinute)
      for (;;) {
        const here = known.get(caller)
        if (here && here.held >= price) {
          known.set(caller, { ...here, held: here.held - price }, { noUpdateTTL: true })
          return { isAllowed: true }
        }
        const wait = here ? waitFor(price, here) : 0
        if (wait > 0) return refusal(wait)
        const missing = price - (here?.held ?? 0)
        if (!(await leaseOnce(caller, missing))) return alone.spend(caller, price)
      }
    },
  }

  /** Returns the milliseconds until the database can have as much as is missing here. */
  function waitFor(price: number, { held, left, at }: Known): number {
    const tokens = held + left + ((Date.now() - at) * perMinute) / MINUTE
    return Math.max(0, ((price - tokens) * MINUTE) / perMinute)
  }
}

function refusal(waitMs: number): Spending {
  return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
}
