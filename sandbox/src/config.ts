import { standInSecrets } from '@darnley/node/known-secrets'
import { readEnvironment } from '@darnley/node/environment'
import type { Mode } from '@darnley/node/mode'
import type { Rule } from '@darnley/node/rules'
import { z } from 'zod'
import type { Subscription } from '#src/stripe/webhooks/repository.ts'

const port = z.coerce.number().int().min(0).max(65_535)

/** All settings that the sandbox reads from its environment. */
export const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3300).describe('a port, such as 3300'),
  SMTP_PORT: port.default(3310).describe('a port, such as 3310'),
  SANDBOX_DATABASE_URL: z
    .string()
    .describe('an address such as postgres://sandbox:...@localhost:5432/sandbox'),
  /** Address to which Stripe's events are posted. */
  STRIPE_WEBHOOK_URL: z
    .url()
    .default('http://127.0.0.1:3100/public/stripe_webhook')
    .describe('the address of the api for it'),
  STRIPE_WEBHOOK_SECRET: z.string().default(standInSecrets.stripeWebhook),
  /** Comma-separated event types that the endpoint subscribes to; all types when empty. */
  STRIPE_WEBHOOK_EVENTS: z.string().default(''),
  /** Address to which the couriers' events and the customers' answers are posted; by default the server of Stripe's events. */
  API_URL: z.url().optional().describe('an address such as http://127.0.0.1:3100'),
  ONFLEET_WEBHOOK_SECRET: z.string().default(standInSecrets.onfleetWebhook),
  SHIP24_WEBHOOK_SECRET: z.string().default(standInSecrets.ship24Webhook),
  TWILIO_AUTH_TOKEN: z.string().default(standInSecrets.twilioToken),
  INBOUND_MAIL_SECRET: z.string().default(standInSecrets.inboundMail),
  /** Delay before the first delivery of an event: Stripe's own takes a second or more. */
  WEBHOOK_DELAY_MS: z.coerce.number().int().min(0).default(0).describe('milliseconds, such as 0'),
  COMPANY_NAME: z.string().default('Darnley'),
  /** Address of the booking site, for the link on the homepage stand-in. */
  SITE_URL: z
    .url()
    .default('http://localhost:3000')
    .describe('an address such as http://localhost:3000'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
})

export interface Config {
  mode: Mode
  host: string
  port: number
  smtpPort: number
  databaseUrl: string
  webhook: { url: string; secret: string } & Subscription
  couriers: { apiUrl: string; onfleetSecret: string; ship24Secret: string }
  messages: { apiUrl: string; twilioToken: string; inboundSecret: string }
  companyName: string
  siteUrl: string
  logLevel: string
}

const neverInProduction: Rule = () => [
  {
    setting: 'NODE_ENV',
    problem: 'is production, and the sandbox only stands in for real services',
    cure: 'do not start it, and give the other parts the keys of real ones',
  },
]

/** Reads the environment once. @throws WrongConfiguration that names every invalid variable */
export function readConfig(source: NodeJS.ProcessEnv): Config {
  const { env: values, mode } = readEnvironment({
    part: 'The sandbox',
    schema: Settings,
    environment: source,
    rules: { production: [neverInProduction] },
  })
  const apiUrl = values.API_URL ?? new URL(values.STRIPE_WEBHOOK_URL).origin
  return {
    mode,
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
      apiUrl,
      onfleetSecret: values.ONFLEET_WEBHOOK_SECRET,
      ship24Secret: values.SHIP24_WEBHOOK_SECRET,
    },
    messages: {
      apiUrl,
      twilioToken: values.TWILIO_AUTH_TOKEN,
      inboundSecret: values.INBOUND_MAIL_SECRET,
    },
    companyName: values.COMPANY_NAME,
    siteUrl: values.SITE_URL,
    logLevel: values.LOG_LEVEL,
  }
}
