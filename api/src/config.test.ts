import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const needed = { DATABASE_URL: 'postgres://localhost/darnley' }

describe('the environment', () => {
  it('needs a database and has a default for all else', () => {
    expect(readConfig(needed)).toMatchObject({
      port: 3100,
      host: '127.0.0.1',
      stripe: { secretKey: null, webhookSecrets: ['whsec_sandbox'] },
      company: { slug: 'darnley', orderPrefix: 'DN' },
    })
  })

  it('takes several webhook secrets while one is rotated (F24)', () => {
    const { stripe } = readConfig({ ...needed, STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' })
    expect(stripe.webhookSecrets).toEqual(['whsec_a', 'whsec_b'])
  })

  it('believes the sandbox’s webhook secret only while no real key is set (S17)', () => {
    const live = { ...needed, STRIPE_SECRET_KEY: 'sk_live' }
    const rotated = 'whsec_own, whsec_sandbox'
    for (const wrong of [live, { ...live, STRIPE_WEBHOOK_SECRET: rotated }])
      expect(() => readConfig(wrong)).toThrow('STRIPE_WEBHOOK_SECRET')
    const { stripe } = readConfig({ ...live, STRIPE_WEBHOOK_SECRET: 'whsec_own' })
    expect(stripe.webhookSecrets).toEqual(['whsec_own'])
  })

  it('treats an empty variable as absent', () => {
    expect(readConfig({ ...needed, STRIPE_SECRET_KEY: '' }).stripe.secretKey).toBeNull()
  })

  it('names every variable that is wrong', () => {
    expect(() => readConfig({ PORT: 'many', COMPANY_SLUG: 'No Slug' })).toThrow(
      /PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/,
    )
  })

  it('believes the couriers’ and Shopify’s public secrets in production only where it is a demonstration (S17)', () => {
    const production = { ...needed, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) }
    const { couriers, shopify } = readConfig({ ...production, SANDBOX_SECRETS: '' })
    expect([...Object.values(couriers.secrets), shopify.apiSecret]).toEqual([
      null,
      null,
      null,
      null,
    ])
    const demonstration = { ...production, SANDBOX_SECRETS: 'true' }
    expect(readConfig(demonstration)).toMatchObject({
      couriers: { secrets: { ship24: 'ship24_sandbox' } },
      shopify: { apiSecret: 'shopify_sandbox', isLive: false },
    })
    for (const real of [
      { DPD_API_KEY: 'key:secret' },
      { STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec_own' },
    ])
      expect(() => readConfig({ ...demonstration, ...real })).toThrow('SANDBOX_SECRETS')
  })

  it('demands a secret for sessions in production', () => {
    expect(() => readConfig({ ...needed, NODE_ENV: 'production' })).toThrow('JWT_SECRET')
  })
})
