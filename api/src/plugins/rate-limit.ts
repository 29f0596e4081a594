import type { FastifyInstance } from 'fastify'
import type { RouteDefinition } from 'shared/contract/route'
import { addressKey } from 'shared/node/address-key'
import { createBudget } from 'shared/node/budget'
import { HttpError } from '#src/lib/http-error.ts'

/** Enough for a busy site; beyond it those who called longest ago are forgotten. */
const MOST_CALLERS = 50_000

/**
 * Each address has one budget a minute for all writes, and dear calls take more of it. The budgets lie in the memory
 * of this process: a row in PostgreSQL would cost every basket update a second write. So with several processes an
 * address has up to that many budgets, and a restart forgives; guesses of passwords are counted in the database.
 */
export function limitWrites(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return
  const budget = createBudget({ perMinute, mostCallers: MOST_CALLERS })

  app.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config
    const cost = contract ? costOf(contract) : 0
    if (cost === 0) return
    const spent = budget.spend(addressKey(request.ip), cost)
    if (!spent.isAllowed) throw tooMany(spent.retryAfterSeconds)
  })
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
