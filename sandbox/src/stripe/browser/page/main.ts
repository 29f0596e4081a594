import { SandboxStripe } from './stripe.ts'

const { currentScript } = document
const origin = new URL((currentScript as HTMLScriptElement).src).origin

/** `window.Stripe(publishableKey)`: the script's own address says where the sandbox is. */
function createStripe(publicKey: string): SandboxStripe {
  if (publicKey.startsWith('pk_')) return new SandboxStripe({ origin, publicKey })
  throw new Error('Call Stripe() with your publishable key, which starts with "pk_".')
}

// The version that @stripe/stripe-js expects; with another it would warn.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) })
