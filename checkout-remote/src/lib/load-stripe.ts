import type { Stripe } from '@stripe/stripe-js'
import type { PageConfig } from '@darnley/contract/page-config'

/**
 * Returns Stripe's object, by Stripe's own loader. Without an account the edge names the script of the sandbox: it is
 * put into the page before, and the loader takes the script that is there. Loaded on the payment step only.
 * @throws Error when the script fails to load
 */
export async function loadStripe({
  publishableKey,
  sandboxScriptUrl,
  sandboxScriptIntegrity,
}: PageConfig['stripe']): Promise<Stripe> {
  // Without side effects: the package's main entry would load the script at once.
  const [{ loadStripe: load }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    sandboxScriptUrl ? appendScript(sandboxScriptUrl, sandboxScriptIntegrity) : null,
  ])
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
