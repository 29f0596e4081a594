import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { NOT_STARTED } from '@darnley/contract/overload'
import type { RouteDefinition } from '@darnley/contract/route'
import { addressKey } from '@darnley/node/address-key'
import type { Pool } from 'pg'
import { HttpError } from '#src/lib/http-error.ts'
import { writeBudgetRepository } from '#src/modules/write-budgets/repository.ts'
import { createWriteBudgets } from '#src/modules/write-budgets/write-budgets.ts'
import { keepPlace } from './shed-load.ts'

/**
 * Gives each address one budget per minute for all writes, shared by all processes; expensive calls cost more. Reads
 * have none. Guesses, codes and requested mails are counted one by one besides (modules/throttle).
 */
export function limitWrites(
  app: FastifyInstance,
  { pool, perMinute }: { readonly pool: Pool; readonly perMinute: number },
): void {
  if (perMinute === 0) return
  const repository = writeBudgetRepository(pool, perMinute)
  const budgets = createWriteBudgets({ repository, perMinute, log: app.log })

  app.addHook('onRequest', async (request) => {
    const { contract } = request.routeOptions.config
    const cost = contract ? costOf(contract) : 0
    if (cost === 0) return
    const spent = await keepPlace(request, () =>
      budgets.spend(hashOf(addressKey(request.ip)), cost),
    )
    if (!spent.isAllowed) throw tooMany(spent.retryAfterSeconds)
  })
}

/** The table of budgets holds pseudonyms of addresses, for a day. */
function hashOf(address: string): string {
  return createHash('sha256').update(`writes of ${address}`).digest('base64url')
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
    headers: { 'retry-after': String(seconds), [NOT_STARTED]: 'true' },
  })
}
