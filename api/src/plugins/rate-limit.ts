import type { FastifyInstance } from 'fastify'
import type { RouteDefinition } from '@darnley/contract/route'
import { addressKey } from '@darnley/node/address-key'
import { createBudget } from '@darnley/node/budget'
import { HttpError } from '#src/lib/http-error.ts'

/** Enough for a busy site; beyond it the least recent callers are dropped. */
const MAX_CALLERS = 50_000

/**
 * Gives each address one budget per minute for all writes; expensive calls cost more. The budgets are kept in this
 * process's memory, because a row in PostgreSQL would add a second write to every basket update. With several
 * processes an address therefore has as many budgets, and a restart resets them. Guesses of passwords are counted in
 * the database.
 */
export function limitWrites(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return
  const budget = createBudget({ perMinute, mostCallers: MAX_CALLERS })

  app.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config
    const cost = contract ? costOf(contract) : 0
    if (cost === 0) return
    const spent = budget.spend(addressKey(request.ip), cost)
    if (!spent.isAllowed) throw tooMany(spent.retryAfterSeconds)
  })
}

/**
 * Returns the cost of a call. Providers sign their calls and send bursts: refusing them would only delay their
 * events, unless a call says what it costs.
 */
export function costOf({ method, access, cost }: RouteDefinition): number {
  if (access === 'provider') return cost ?? 0
  return cost ?? (method === 'POST' ? 1 : 0)
}

function tooMany(seconds: number): HttpError {
  return new HttpError({
    status: 429,
    detail: 'Too many requests. Please wait a moment and try again.',
    headers: { 'retry-after': String(seconds) },
  })
}
