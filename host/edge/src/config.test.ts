import { describe, expect, it } from 'vitest'
import { walkFaults } from '@darnley/testing/fault-lines'
import { readConfig, Settings } from './config.ts'

describe("The edge's settings", () => {
  it('default to values that follow from the port', () => {
    expect(readConfig({ PORT: '4000' })).toMatchObject({
      apiUrls: ['http://127.0.0.1:4100'],
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
    expect(() => readConfig({ API_URL: 'http://api:3100,' })).toThrow('API_URL')
  })
})

/** Settings that take any text. */
const anyText = [
  'HOST',
  'RELEASES_DIR',
  'RELEASES_BUCKET_REGION',
  'RELEASES_BUCKET_KEY_ID',
  'RELEASES_BUCKET_SECRET',
  'COMPANY_NAME',
  'COMPANY_SLUG',
  'STRIPE_PUBLISHABLE_KEY',
  'GOOGLE_PLACES_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
]

describe('[O13] A wrong setting', () => {
  it('of any name is one line: what is wrong, and what to set', () => {
    const read = (change: Record<string, string>): unknown => readConfig(change)
    const { free, odd } = walkFaults({ settings: Object.keys(Settings.shape), read })
    expect(odd).toEqual([])
    expect(free).toEqual(anyText)
  })
})
