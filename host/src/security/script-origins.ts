import type { PageConfig } from 'shared/contract/page-config'

/** Where scripts may come from: the site itself and the payment provider, or its stand-in. */
export function scriptOrigins({ stripe }: Pick<PageConfig, 'stripe'>): string[] {
  const payment = stripe.sandboxScriptUrl ?? 'https://js.stripe.com'
  return [location.origin, new URL(payment).origin]
}
