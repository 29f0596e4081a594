import { SandboxStripe } from './stripe.ts'

const { currentScript } = document
const { origin } = new URL((currentScript as HTMLScriptElement).src)
// Stripe's API has an address of its own; a test serves this script in the place of Stripe's.
const api = origin === 'https://js.stripe.com' ? 'https://api.stripe.com' : origin

/** Implements `window.Stripe(publishableKey)`. The script's own URL gives the sandbox's address. */
function createStripe(publicKey: string): SandboxStripe {
  if (publicKey.startsWith('pk_')) return new SandboxStripe({ origin, api, publicKey })
  throw new Error('Call Stripe() with your publishable key, which starts with "pk_".')
}

// The version that @stripe/stripe-js expects; it warns about others.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) })
