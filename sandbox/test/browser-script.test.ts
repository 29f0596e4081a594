import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()

interface BrowserStripe {
  (key: string): Record<string, unknown>
  version: string
}

async function loadScript(): Promise<{ response: Response; stripe: BrowserStripe }> {
  const response = await fetch(`${sandbox().url}/stripe.js`)
  const window: { Stripe?: BrowserStripe } = {}
  const document = { currentScript: { src: `${sandbox().url}/stripe.js` } }
  new Script(await response.text()).runInNewContext({ window, document, URL })
  if (!window.Stripe) throw new Error('The script did not set window.Stripe')
  return { response, stripe: window.Stripe }
}

describe('/stripe.js', () => {
  it('is one classic script that other origins may load with an integrity hash', async () => {
    const { response } = await loadScript()
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('defines what the wrappers in Stripe’s npm packages expect', async () => {
    const { stripe } = await loadScript()
    expect(stripe.version).toBe('endive')
    const object = stripe('pk_test_sandbox')
    const names = [
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
      'confirmPayment',
      'retrievePaymentIntent',
      'registerAppInfo',
      '_registerWrapper',
    ]
    for (const name of names) expect(object[name]).toBeTypeOf('function')
  })

  it('refuses a secret key', async () => {
    const { stripe } = await loadScript()
    expect(() => stripe('sk_test_sandbox')).toThrow(/publishable key/)
  })

  it('contains nothing that a strict policy forbids', async () => {
    const { body } = await fetch(`${sandbox().url}/stripe.js`).then(async (response) => ({
      body: await response.text(),
    }))
    expect(body).not.toMatch(/innerHTML|\beval\b|new Function|document\.write/)
    expect(body).not.toMatch(/^(import|export)\b/m)
  })
})
