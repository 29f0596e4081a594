import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe("The edge's settings", () => {
  it('follow from the port alone', () => {
    expect(readConfig({ PORT: '4000' })).toMatchObject({
      apiUrl: 'http://127.0.0.1:4100',
      contentUrl: 'http://127.0.0.1:4200',
      host: '127.0.0.1',
      stripe: { sandboxScriptUrl: 'http://localhost:4300/stripe.js' },
    })
  })

  it("leave the stand-in's script out where a key is set", () => {
    const { stripe } = readConfig({
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      SANDBOX_URL: 'http://localhost:3300',
    })
    expect(stripe).toEqual({ publishableKey: 'pk_live_1', sandboxScriptUrl: null })
  })

  it('are refused by name when they are wrong', () => {
    expect(() => readConfig({ API_URL: 'nowhere' })).toThrow('API_URL')
  })
})
