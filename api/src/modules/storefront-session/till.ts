import { HttpError } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { emptyBasket } from '#src/modules/basket/service.ts'
import { type Call, forgetBrowser } from '#src/modules/customer-photos/browser.ts'
import type { Services } from '#src/services.ts'

/**
 * Empties the basket of a till on a partner's site at log-out and forgets its photos, so that the next colleague does
 * not see another customer's entries (docs/decisions). A customer's own basket on our site is not affected.
 */
export async function emptyTill(services: Services, context: Call): Promise<void> {
  const site = await services.sites.of(context.request)
  if (site === null) return
  forgetBrowser(context)
  const id = basketIdOf(context.request)
  if (id === null) return
  await emptyBasket(services, { id, site }).catch(unlessForeign)
}

/** Ignores the refusal of a basket that belongs to another site. */
function unlessForeign(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 403)) throw error
}
