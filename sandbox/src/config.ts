import { z } from 'zod'
import type { Subscription } from '#src/stripe/webhooks/repository.ts'

const port = z.coerce.number().int().min(0).max(65_535)

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3300),
  SMTP_PORT: port.default(3310),
  SANDBOX_DATABASE_URL: z.string().min(1),
  /** Where Stripe's events are posted. */
  STRIPE_WEBHOOK_URL: z.url().default('http://127.0.0.1:3100/public/stripe_webhook'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_sandbox'),
  /** The types that the endpoint subscribed to, comma-separated; all of them without. */
  STRIPE_WEBHOOK_EVENTS: z.string().default(''),
  /** Where the couriers' events are posted; on the same server as Stripe's unless set. */
  API_URL: z.url().optional(),
  ONFLEET_WEBHOOK_SECRET: z.string().min(1).default('0f1e2d3c4b5a69788796a5b4c3d2e1f0'),
  SHIP24_WEBHOOK_SECRET: z.string().min(1).default('ship24_sandbox'),
  /** How long an event waits before its first delivery: Stripe's own take a second or more. */
  WEBHOOK_DELAY_MS: z.coerce.number().int().min(0).default(0),
  COMPANY_NAME: z.string().min(1).default('Darnley'),
  /** The booking site, linked from the homepage stand-in. */
  SITE_URL: z.url().default('http://localhost:3000'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  host: string
  port: number
  smtpPort: number
  databaseUrl: string
  webhook: { url: string; secret: string } & Subscription
  couriers: { apiUrl: string; onfleetSecret: string; ship24Secret: string }
  companyName: string
  siteUrl: string
  logLevel: string
}

/** Reads the environment once; a missing or malformed value is one clear error. */
export function readConfig(source: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(source)
  if (!parsed.success) throw new Error(`sandbox: ${z.prettifyError(parsed.error)}`)
  const values = parsed.data
  return {
    host: values.HOST,
    port: values.PORT,
    smtpPort: values.SMTP_PORT,
    databaseUrl: values.SANDBOX_DATABASE_URL,
    webhook: {
      url: values.STRIPE_WEBHOOK_URL,
      secret: values.STRIPE_WEBHOOK_SECRET,
      delayMs: values.WEBHOOK_DELAY_MS,
      events: values.STRIPE_WEBHOOK_EVENTS ? values.STRIPE_WEBHOOK_EVENTS.split(',') : null,
    },
    couriers: {
      apiUrl: values.API_URL ?? new URL(values.STRIPE_WEBHOOK_URL).origin,
      onfleetSecret: values.ONFLEET_WEBHOOK_SECRET,
      ship24Secret: values.SHIP24_WEBHOOK_SECRET,
    },
    companyName: values.COMPANY_NAME,
    siteUrl: values.SITE_URL,
    logLevel: values.LOG_LEVEL,
  }
}
