import { join } from 'node:path'
import { settingsIn, startPart } from '@darnley/testing/start-part'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionEnvironment, secret } from './support/production.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase('production')
})
afterAll(() => database.drop())

const right = (): Record<string, string> => ({
  ...productionEnvironment,
  PORT: '0',
  DATABASE_URL: database.url,
})

const start = (env: Record<string, string>): ReturnType<typeof startPart> =>
  startPart({ cwd: join(import.meta.dirname, '..'), entry: 'src/server.ts', env })

describe('[S27] [X1] [X2] the API in production', () => {
  it('lists all missing settings, one per line, and exits with 2', async () => {
    const ended = await start({ NODE_ENV: 'production' })
    expect(ended.code).toBe(2)
    expect(settingsIn(ended)).toEqual(
      Object.keys(right())
        .filter((name) => name !== 'NODE_ENV' && name !== 'PORT')
        .toSorted(),
    )
    expect(ended.lines.at(-1)).toContain('DEMONSTRATION=true')
  })

  it('refuses short, known, made-up and stand-in values, and prints no secret', async () => {
    const wrong = {
      JWT_SECRET: 'x',
      STRIPE_SECRET_KEY: `sk_test_${secret}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${secret}, whsec_sandbox`,
      SITE_URL: 'http://book.darnley-tailors.co.uk',
      SMTP_URL: 'smtp://127.0.0.1:3310',
      SUPPORT_EMAIL: 'help@darnley.example',
      MAIL_FROM: 'Darnley <help@localhost>',
      WORKSHOP_ADDRESS: '27 Cutters Yard, London, E8 4QS',
      TRUST_PROXY: '0.0.0.0/0',
      SHIP24_WEBHOOK_SECRET: 'ship24_sandbox',
      TWILIO_ACCOUNT_SID: 'SK1',
      TWILIO_AUTH_TOKEN: 'twilio_sandbox',
      TWILIO_FROM: '07700 900123',
      REPLY_ADDRESS: 'a-long-name@answers.example',
      INBOUND_MAIL_SECRET: 'inbound_mail_sandbox',
      SHOPIFY_API_SECRET: 'shopify_sandbox',
      SANDBOX_URL: 'http://localhost:3300',
      SEED_DEMO: 'true',
      RATE_LIMIT_A_MINUTE: '0',
      METRICS_PORT: 'many',
    }
    const ended = await start({ ...right(), ...wrong })
    expect(ended.code).toBe(2)
    expect(settingsIn(ended)).toEqual(Object.keys(wrong).toSorted())
    expect(ended.lines.join('\n')).not.toContain(secret)
  })

  it('starts with a valid configuration, without made-up shops', async () => {
    expect((await start(right())).code).toBe(0)
    expect(await database.query('select id from storefronts')).toEqual([])
  })

  it('[O13] names a database that does not answer in one line, without a stack', async () => {
    const { pathname } = new URL(database.url)
    const nowhere = `postgres://api:${secret}@127.0.0.1:1${pathname}`
    const ended = await start({ ...right(), DATABASE_URL: nowhere })
    expect(ended.code).toBe(2)
    expect(ended.lines).toEqual([
      'The api cannot start.',
      '  DATABASE_URL names a database that cannot be opened (ECONNREFUSED): start PostgreSQL, or correct host and port.',
    ])
  })

  it('refuses a database that was used for a demonstration', async () => {
    const demonstration = {
      DATABASE_URL: database.url,
      PORT: '0',
      DEMONSTRATION: 'true',
      SEED_DEMO: 'true',
    }
    expect((await start({ ...demonstration, NODE_ENV: 'production' })).code).toBe(0)
    const ended = await start(right())
    expect([ended.code, new Set(settingsIn(ended))]).toEqual([2, new Set(['DATABASE_URL'])])
    expect(ended.lines.join('\n')).toMatch(/kirk\.localhost[^]*staff@maison\.example[^]*FREE100/)
  })
})
