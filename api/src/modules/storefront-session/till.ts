import type { FastifyRequest } from 'fastify'
import { HttpError } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { emptyBasket } from '#src/modules/basket/service.ts'
import type { Services } from '#src/services.ts'

/**
 * Empties the basket of the till that is logged out, on a partner's site: the next colleague begins with nothing of
 * another's customer (docs/decisions). A customer's own basket on our site is not touched.
 */
export async function emptyTill(services: Services, request: FastifyRequest): Promise<void> {
  const id = basketIdOf(request)
  const site = await services.sites.of(request)
  if (id === null || site === null) return
  await emptyBasket(services, { id, site }).catch(unlessForeign)
}

/** A basket that was begun on another site is not this till's. */
function unlessForeign(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 403)) throw error
}
