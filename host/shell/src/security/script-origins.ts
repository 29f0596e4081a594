import type { ForeignDocument } from '@darnley/contract/page-areas'
import type { PageConfig } from '@darnley/contract/page-config'

/**
 * Returns the origins that scripts may come from: the site, the payment provider or its stand-in, and in a document of a
 * foreign container the origins of that.
 */
export function scriptOrigins(
  { stripe }: Pick<PageConfig, 'stripe'>,
  foreign: ForeignDocument | null,
): string[] {
  const payment = stripe.sandboxScriptUrl ?? 'https://js.stripe.com'
  const entries = Object.keys(foreign?.releases ?? {})
  return [location.origin, ...[payment, ...entries].map((url) => new URL(url).origin)]
}
