import type { PageConfig } from '@darnley/contract/page-config'

/** Returns the origins that scripts may come from: the site and the payment provider, or its stand-in. */
export function scriptOrigins({ stripe }: Pick<PageConfig, 'stripe'>): string[] {
  const payment = stripe.sandboxScriptUrl ?? 'https://js.stripe.com'
  return [location.origin, new URL(payment).origin]
}
