import { describe, expect, it } from 'vitest'
import { productionEnvironment, secret } from '#test/support/production.ts'
import { walkFaults } from '@darnley/testing/fault-lines'
import { readConfig, Settings } from './config.ts'

const needed = { DATABASE_URL: 'postgres://localhost/darnley' }

describe('the configuration', () => {
  it('requires a database and has a default for everything else', () => {
    expect(readConfig(needed)).toMatchObject({
      port: 3100,
      host: '127.0.0.1',
      stripe: { service: { type: 'stand-in' }, webhookSecrets: ['whsec_sandbox'] },
      company: { slug: 'darnley', orderPrefix: 'DN' },
    })
  })

  it('[F24] accepts several webhook secrets during a rotation', () => {
    const { stripe } = readConfig({ ...needed, STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' })
    expect(stripe.webhookSecrets).toEqual(['whsec_a', 'whsec_b'])
  })

  it('[S17] accepts the sandbox’s webhook secret only while no real key is set', () => {
    const live = { ...needed, STRIPE_SECRET_KEY: 'sk_live' }
    const rotated = 'whsec_own, whsec_sandbox'
    for (const wrong of [live, { ...live, STRIPE_WEBHOOK_SECRET: rotated }])
      expect(() => readConfig(wrong)).toThrow('STRIPE_WEBHOOK_SECRET')
    const { stripe } = readConfig({ ...live, STRIPE_WEBHOOK_SECRET: 'whsec_own' })
    expect(stripe.webhookSecrets).toEqual(['whsec_own'])
  })

  it('treats an empty variable as absent', () => {
    expect(readConfig({ ...needed, STRIPE_SECRET_KEY: '' }).stripe.service.type).toBe('stand-in')
  })

  it('names every invalid variable', () => {
    expect(() => readConfig({ PORT: 'many', COMPANY_SLUG: 'No Slug' })).toThrow(
      /COMPANY_SLUG[^]*DATABASE_URL[^]*PORT/,
    )
  })

  it('[S17] accepts a stand-in’s public secret only while that stand-in is used', () => {
    const demonstration = { ...needed, NODE_ENV: 'production', DEMONSTRATION: 'true' }
    expect(readConfig(demonstration)).toMatchObject({
      couriers: { secrets: { ship24: ['ship24_sandbox'] } },
      shopify: { apiSecrets: ['shopify_sandbox'] },
    })
    const { couriers, shopify } = readConfig({ ...needed, SHIP24_API_KEY: 'own' })
    expect(couriers.secrets).toMatchObject({ ship24: [], onfleet: [expect.any(String)] })
    expect(shopify.sandboxUrl).toBe('http://127.0.0.1:3300')
  })

  it('[X1] refuses keys for real charges and orders in a demonstration', () => {
    const demonstration = { ...needed, NODE_ENV: 'production', DEMONSTRATION: 'true' }
    for (const real of [{ DPD_API_KEY: 'key:secret' }, { STRIPE_SECRET_KEY: 'sk_live_key' }])
      expect(() => readConfig({ ...demonstration, ...real })).toThrow('in a demonstration')
    const rehearsal = { STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: 'whsec_own' }
    expect(readConfig({ ...demonstration, ...rehearsal }).mode).toBe('demonstration')
  })

  it.each([
    ['JWT_SECRET', 'x'.repeat(64), 'repeats a few characters'],
    ['JWT_SECRET', secret.slice(0, 31), 'has 31 bytes'],
    ['JWT_SECRET', 'demonstration-only-secret-of-the-staff-session', 'publicly known'],
    ['DATABASE_URL', 'postgres://postgres:demonstration@db:5432/api', 'publicly known'],
    ['DATABASE_URL', 'postgres://api:short@db:5432/api', 'a password of 5 bytes'],
    ['DATABASE_OWNER_URL', 'postgres://api_owner:short@db:5432/api', 'a password of 5 bytes'],
    ['SITE_URL', 'https://localhost:3000', 'cannot reach'],
    ['SITE_URL', 'https://192.168.0.4', 'cannot reach'],
    ['SITE_URL', 'https://book.darnley.example', 'cannot reach'],
    ['TRUST_PROXY', 'everybody', 'not a list of networks'],
    ['TRUST_PROXY', '10.0.0.0/8, ::/0', 'trusts every client'],
    ['STRIPE_SECRET_KEY', `sk_test_${secret}`, 'does not begin with sk_live_'],
    ['DEMONSTRATION', 'maybe', 'neither true nor false'],
  ])('[X2] in production %s=%s is refused', (setting, value, problem) => {
    expect(() => readConfig(productionEnvironment)).not.toThrow()
    expect(() => readConfig({ ...productionEnvironment, [setting]: value })).toThrow(
      new RegExp(`^The api cannot start\\.\\n {2}${setting} .*${problem}`),
    )
  })

  it('opens with the couriers that it has a contract with, and asks nothing of the others', () => {
    const { DPD_API_KEY: _dpd, ONFLEET_API_KEY: _onfleet, ...rest } = productionEnvironment
    const { ONFLEET_WEBHOOK_SECRET: _secret, SHIP24_API_KEY: _ship24, ...own } = rest
    expect(() => readConfig(own)).toThrow(/DPD_API_KEY is not set: .*COURIERS[^]*SHIP24_API_KEY/)
    const { couriers } = readConfig({ ...own, COURIERS: 'royal-mail, evermile' })
    expect(couriers.notOffered).toEqual(['DPD', 'Onfleet', 'SFOnfleet'])
    expect(couriers.services).toMatchObject({ royalMail: { type: 'live' }, dpd: { type: 'none' } })
    expect(() => readConfig({ ...own, COURIERS: 'royal-mail, dpd' })).toThrow('DPD_API_KEY')
    expect(() => readConfig({ ...own, COURIERS: 'pigeon' })).toThrow('COURIERS')
    expect(readConfig({ ...needed, COURIERS: 'dpd' }).couriers.notOffered).toContain('RMTracked24')
  })

  it('[F58] takes a direct address beside a pooler, and no other kind of pooler', () => {
    const pooled = { ...needed, DATABASE_POOLER: 'transaction' }
    expect(readConfig(pooled)).toMatchObject({ databaseOwnerUrl: needed.DATABASE_URL })
    expect(() => readConfig({ ...needed, DATABASE_POOLER: 'session' })).toThrow(/DATABASE_POOLER/)
    const direct = 'postgres://api_owner@localhost/darnley'
    expect(readConfig({ ...pooled, DATABASE_OWNER_URL: direct })).toMatchObject({
      ...{ databasePooler: 'transaction', databaseOwnerUrl: direct },
      databaseUrl: needed.DATABASE_URL,
    })
  })

  it('uses stand-ins for text messages and answers, and an own account as soon as it is there', () => {
    const { texts, inboundMail } = readConfig(needed)
    expect(texts?.apiUrl).toBe('http://127.0.0.1:3300/twilio')
    expect(inboundMail?.address).toBe('reply@inbound.darnley.example')
    const own = {
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'own',
      TWILIO_FROM: '+447400000000',
    }
    expect(readConfig({ ...needed, ...own }).texts?.apiUrl).toBe('https://api.twilio.com')
    const { TWILIO_FROM: _from, ...half } = own
    expect(() => readConfig({ ...needed, ...half })).toThrow(/TWILIO_FROM/)
    expect(() => readConfig({ ...needed, REPLY_ADDRESS: 'reply@in.example' })).toThrow(
      /INBOUND_MAIL_SECRET/,
    )
  })
})

/** Settings that take any text. */
const anyText = [
  'HOST',
  'CONTENT_KEY',
  'CONTENT_PARTNERS_KEY',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'JWT_SECRET',
  'COMPANY_NAME',
  'LOG_FILE',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'WORKSHOP_ADDRESS',
  'WORKSHOP_PHONE',
  'ROYAL_MAIL_API_KEY',
  'DPD_API_KEY',
  'EVERMILE_API_KEY',
  'ONFLEET_API_KEY',
  'SHIP24_API_KEY',
  'EVERMILE_WEBHOOK_SECRET',
  'ONFLEET_WEBHOOK_SECRET',
  'SHIP24_WEBHOOK_SECRET',
  'SHOPIFY_API_SECRET',
  'SHOPIFY_USER_IPS',
  'PHOTOS_DIR',
  'PHOTOS_BUCKET_REGION',
  'PHOTOS_BUCKET_KEY_ID',
  'PHOTOS_BUCKET_SECRET',
  'ERASURES_DIR',
  'ERASURES_BUCKET_REGION',
  'ERASURES_BUCKET_KEY_ID',
  'ERASURES_BUCKET_SECRET',
  'COMPANY_ADDRESS',
  'TWILIO_AUTH_TOKEN',
]

describe('[O13] A wrong setting', () => {
  it('of any name is one line: what is wrong, and what to set', () => {
    const read = (change: Record<string, string>): unknown => readConfig({ ...needed, ...change })
    const { free, odd } = walkFaults({ settings: Object.keys(Settings.shape), read })
    expect(odd).toEqual([])
    expect(free).toEqual(anyText)
  })
})
