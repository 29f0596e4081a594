import type { Stripe } from '@stripe/stripe-js'
import type { PageConfig } from '@darnley/contract/page-config'

type StripeConstructor = (publishableKey: string) => Stripe

/**
 * Returns Stripe's object: the sandbox's where the edge names its script, else Stripe's own. Loaded on the payment
 * step only.
 * @throws Error when the script fails to load
 */
export async function loadStripe({
  publishableKey,
  sandboxScriptUrl,
  sandboxScriptIntegrity,
}: PageConfig['stripe']): Promise<Stripe> {
  if (sandboxScriptUrl) {
    await appendScript(sandboxScriptUrl, sandboxScriptIntegrity)
    const { Stripe: create } = window as Window & { Stripe?: StripeConstructor }
    if (!create) throw new Error('The card form’s script did not start')
    return create(publishableKey)
  }
  const { loadStripe: load } = await import('@stripe/stripe-js/pure')
  const stripe = await load(publishableKey)
  if (!stripe) throw new Error('The card form’s script did not start')
  return stripe
}

const loading = new Map<string, Promise<void>>()

/** Loads a classic script once; a failed one is removed, so that "Try again" requests it again. */
function appendScript(url: string, integrity: string | undefined): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(url)
      reject(new Error('The card form’s script could not be loaded'))
    })
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}
