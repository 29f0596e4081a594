import { describe, expect, it } from 'vitest'
import { walkFaults } from '@darnley/testing/fault-lines'
import { readConfig, Settings } from './config.ts'

describe('the configuration', () => {
  it('requires only a database', () => {
    const config = readConfig({ SANDBOX_DATABASE_URL: 'postgres://localhost/sandbox' })
    expect(config).toMatchObject({ port: 3300, smtpPort: 3310, companyName: 'Darnley' })
  })

  it('names the invalid variables', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT[\s\S]*SANDBOX_DATABASE_URL/)
  })
})

/** Settings that take any text. */
const anyText = [
  'HOST',
  'SANDBOX_DATABASE_URL',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_EVENTS',
  'ONFLEET_WEBHOOK_SECRET',
  'SHIP24_WEBHOOK_SECRET',
  'TWILIO_AUTH_TOKEN',
  'INBOUND_MAIL_SECRET',
  'COMPANY_NAME',
]

describe('[O13] A wrong setting', () => {
  it('of any name is one line: what is wrong, and what to set', () => {
    const read = (change: Record<string, string>): unknown =>
      readConfig({ SANDBOX_DATABASE_URL: 'postgres://localhost/sandbox', ...change })
    const { free, odd } = walkFaults({ settings: Object.keys(Settings.shape), read })
    expect(odd).toEqual([])
    expect(free).toEqual(anyText)
  })
})
