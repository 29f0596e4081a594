import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const secret = '6f1d0c5be2a94873f6a1c0d97b3e582461aa0fd3'

/** A complete production configuration with fictitious values. */
export const productionEnvironment: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  DATABASE_URL: `postgres://api:${secret}@db:5432/api`,
  CONTENT_URL: 'http://127.0.0.1:9',
  CONTENT_KEY: secret,
  CONTENT_PARTNERS_KEY: secret,
  STRIPE_SECRET_KEY: `sk_live_${secret}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
  JWT_SECRET: secret,
  SITE_URL: 'https://book.darnley-tailors.co.uk',
  SMTP_URL: 'smtps://api:word@smtp.darnley-tailors.co.uk',
  SUPPORT_EMAIL: 'help@darnley-tailors.co.uk',
  WORKSHOP_ADDRESS: '1 High Street, London, N1 1AA',
  WORKSHOP_PHONE: '+442071234567',
  PHOTOS_DIR: '/photos',
  ERASURES_DIR: join(tmpdir(), 'darnley-erasures-of-tests'),
  TRUST_PROXY: '10.0.0.0/8',
  ROYAL_MAIL_API_KEY: 'a',
  DPD_API_KEY: 'b:c',
  EVERMILE_API_KEY: 'd',
  ONFLEET_API_KEY: 'e',
  SHIP24_API_KEY: 'f',
  EVERMILE_WEBHOOK_SECRET: `whsec_${btoa(secret)}`,
  ONFLEET_WEBHOOK_SECRET: secret,
  SHIP24_WEBHOOK_SECRET: secret,
}
