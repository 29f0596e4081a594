import { SandboxStripe } from './stripe.ts'

const { currentScript } = document
const origin = new URL((currentScript as HTMLScriptElement).src).origin

/** Implements `window.Stripe(publishableKey)`. The script's own URL gives the sandbox's address. */
function createStripe(publicKey: string): SandboxStripe {
  if (publicKey.startsWith('pk_')) return new SandboxStripe({ origin, publicKey })
  throw new Error('Call Stripe() with your publishable key, which starts with "pk_".')
}

// The version that @stripe/stripe-js expects; it warns about others.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) })
