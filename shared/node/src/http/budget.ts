import { LRUCache } from 'lru-cache'
import { type Bucket, spend, type Spent } from './token-bucket.ts'

const MINUTE = 60_000

interface BudgetOptions {
  readonly perMinute: number
  /** Beyond this number, the callers that called longest ago are forgotten. */
  readonly mostCallers: number
}

/** Limits what each caller may spend within a minute, in the memory of this process. */
export interface Budget {
  spend(caller: string, cost: number): Spent
}

export function createBudget({ perMinute, mostCallers }: BudgetOptions): Budget {
  // A bucket is full again after a minute, so expiring it changes nothing.
  const buckets = new LRUCache<string, Bucket>({ max: mostCallers, ttl: MINUTE })
  return {
    spend(caller, cost) {
      const spent = spend(buckets.get(caller), { cost, perMinute, now: Date.now() })
      buckets.set(caller, spent.bucket)
      return spent
    },
  }
}
