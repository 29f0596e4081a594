import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe("The edge's settings", () => {
  it('default to values that follow from the port', () => {
    expect(readConfig({ PORT: '4000' })).toMatchObject({
      apiUrl: 'http://127.0.0.1:4100',
      contentUrl: 'http://127.0.0.1:4200',
      host: '127.0.0.1',
      stripe: { sandboxScriptUrl: 'http://localhost:4300/stripe.js' },
    })
  })

  it("omit the stand-in's script when a key is set", () => {
    const { stripe } = readConfig({
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      SANDBOX_URL: 'http://localhost:3300',
    })
    expect(stripe).toEqual({ publishableKey: 'pk_live_1', sandboxScriptUrl: null })
  })

  it('are named in the error when they are invalid', () => {
    expect(() => readConfig({ API_URL: 'nowhere' })).toThrow('API_URL')
  })
})
