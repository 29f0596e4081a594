import type { FastifyInstance } from 'fastify'
import type { RouteDefinition } from 'shared/contract/route'
import { addressKey } from '#src/lib/address-key.ts'
import { HttpError } from '#src/lib/http-error.ts'
import { type Bucket, isFull, spend } from '#src/lib/token-bucket.ts'

/** Enough for a busy site; beyond it those who called longest ago are forgotten. */
const MOST_CALLERS = 50_000

/**
 * Each address has one budget a minute for all writes, and dear calls take more of it. The budgets lie in the memory
 * of this process: a row in PostgreSQL would cost every basket update a second write. So with several processes an
 * address has up to that many budgets, and a restart forgives; guesses of passwords are counted in the database.
 */
export function limitWrites(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return
  const buckets = new Map<string, Bucket>()

  app.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config
    const cost = contract ? costOf(contract) : 0
    if (cost === 0) return
    const now = Date.now()
    const caller = addressKey(request.ip)
    const spent = spend(buckets.get(caller), { cost, perMinute, now })
    // Set anew, so that the map's order is that of the last call.
    buckets.delete(caller)
    buckets.set(caller, spent.bucket)
    forgetOldest(now)
    if (!spent.isAllowed) throw tooMany(spent.retryAfterSeconds)
  })

  function forgetOldest(now: number): void {
    for (const [caller, bucket] of buckets) {
      if (buckets.size <= MOST_CALLERS && !isFull(bucket, { perMinute, now })) return
      buckets.delete(caller)
    }
  }
}

/** Providers sign what they send, in bursts of their own making: refusing them would only delay the news. */
export function costOf({ method, access, cost }: RouteDefinition): number {
  if (access === 'provider') return 0
  return cost ?? (method === 'POST' ? 1 : 0)
}

function tooMany(seconds: number): HttpError {
  return new HttpError({
    status: 429,
    detail: 'Too many requests. Please wait a moment and try again.',
    headers: { 'retry-after': String(seconds) },
  })
}
