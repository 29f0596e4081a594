import { DraftPreviewSecret } from '@darnley/node/draft-preview'
import { DrainSeconds } from '@darnley/node/drain'
import { readEnvironment } from '@darnley/node/environment'
import { type KeyRing, keyRing, secretsIn } from '@darnley/node/key-ring'
import { standInSecrets } from '@darnley/node/known-secrets'
import type { Mode } from '@darnley/node/mode'
import { Pooler, poolerDescription } from '@darnley/node/pooler'
import { telemetryVariables } from '@darnley/node/telemetry-variables'
import { isProxyList, proxiesDescription } from '@darnley/node/proxies'
import type { Place } from '@darnley/storage/files'
import { GUARANTEE_DAYS } from '@darnley/domain/guarantee'
import { z } from 'zod'
import {
  type PartnerConfig,
  partnersOf,
  partnerVariables,
  type Service,
  serviceOf,
} from './config-partners.ts'
import { booksOf, type BooksConfig, bookVariables } from './config-books.ts'
import { erasuresOf, erasureVariables } from './config-erasures.ts'
import { photosOf, photoVariables } from './config-photos.ts'
import { configRules } from './config-rules.ts'
import { ReminderHours } from './modules/reminders/due.ts'
import { type MessageConfig, messagesOf, messageVariables } from './config-messages.ts'

const Port = z.coerce.number().int().min(0).max(65_535)
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })
const milliseconds = z.coerce.number().int().min(0)

/** All settings that the api reads from its environment. */
export const Settings = z.object({
  PORT: Port.default(3100).describe('a port, such as 3100'),
  HOST: z.string().default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  METRICS_PORT: Port.optional().describe('a port, such as 9464'),
  DATABASE_URL: databaseUrl.describe('an address such as postgres://api:...@localhost:5432/api'),
  DATABASE_OWNER_URL: databaseUrl
    .optional()
    .describe('an address such as postgres://api_owner:...@localhost:5432/api'),
  DATABASE_POOLER: Pooler.default('none').describe(poolerDescription),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10).describe('a number of connections'),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe('an address of a replica, such as postgres://api:...@replica:5432/api'),
  CONTENT_URL: z
    .url()
    .default('http://127.0.0.1:3200')
    .describe('an address such as http://content:3200'),
  CONTENT_KEY: z
    .string()
    .default(standInSecrets.contentKey)
    .describe('the secret by which the api reads the content service, the same in both'),
  CONTENT_PREVIEW_SECRET: DraftPreviewSecret,
  CONTENT_ADMIN_URL: z
    .url()
    .optional()
    .describe('an address such as https://admin.your-company.co.uk'),
  CONTENT_PARTNERS_KEY: z
    .string()
    .default(standInSecrets.contentPartners)
    .describe('the secret by which the api writes partners there, the same in both'),
  SANDBOX_URL: z
    .url()
    .default('http://127.0.0.1:3300')
    .describe('an address such as http://sandbox:3300'),
  SITE_URL: z
    .url()
    .default('http://localhost:3000')
    .describe('an address such as https://book.your-company.co.uk'),
  SMTP_URL: z
    .url()
    .default('smtp://127.0.0.1:3310')
    .describe('an address such as smtp://localhost:25'),
  MAIL_FROM: z
    .string()
    .optional()
    .describe('the sender of mails, such as Your Company <help@your-company.co.uk>'),
  STRIPE_SECRET_KEY: z.string().optional().describe('a secret or restricted key of Stripe'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .default(standInSecrets.stripeWebhook)
    .describe('the signing secret of the endpoint at Stripe, such as whsec_...'),
  JWT_SECRET: z
    .string()
    .optional()
    .describe('the secret of staff sessions, links and reply addresses'),
  COMPANY_NAME: z.string().default('Darnley').describe('the name of the company'),
  COMPANY_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .default('darnley')
    .describe('small letters, digits and underscores, such as your_company'),
  SUPPORT_EMAIL: z.email().default('help@darnley.example').describe('an e-mail address'),
  ORDER_PREFIX: z
    .string()
    .regex(/^[A-Z]{1,5}$/)
    .default('DN')
    .describe('one to five capital letters, such as DN'),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'not a list of networks')
    .default('loopback')
    .describe(proxiesDescription),
  CATALOGUE_FRESH_MS: milliseconds.default(5000).describe('milliseconds, such as 5000'),
  RECONCILE_EVERY_MS: milliseconds.min(100).default(30_000).describe('milliseconds, at least 100'),
  UNPAID_ORDER_EXPIRES_MS: milliseconds
    .default(86_400_000)
    .describe('milliseconds, such as 86400000'),
  CLEAN_UP_EVERY_MS: milliseconds.min(100).default(600_000).describe('milliseconds, at least 100'),
  ABANDONED_BASKET_AFTER_MS: milliseconds
    .default(3_600_000)
    .describe('milliseconds, such as 3600000'),
  REMIND_EVERY_MS: milliseconds.min(100).default(600_000).describe('milliseconds, at least 100'),
  REMINDER_HOURS: ReminderHours.prefault('9-19').describe('two hours of the day, such as 9-19'),
  GUARANTEE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(GUARANTEE_DAYS)
    .describe('a number of days, such as 30'),
  RATE_LIMIT_A_MINUTE: milliseconds.default(600).describe('a number, such as 600'),
  OVERLOAD_WAIT_MS: milliseconds.default(100).describe('milliseconds, such as 100'),
  // A shorter time than twice an access token's life would end sessions that are in use.
  STAFF_SESSION_IDLE_MS: milliseconds
    .min(1_800_000)
    .default(1_209_600_000)
    .describe('milliseconds, at least 1800000'),
  DRAIN_SECONDS: DrainSeconds,
  SEED_DEMO: z.stringbool().default(false).describe('true or false'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
  LOG_FILE: z.string().optional().describe('a file for the log, such as /var/log/api.log'),
  ...telemetryVariables,
  ...partnerVariables,
  ...photoVariables,
  ...erasureVariables,
  ...bookVariables,
  ...messageVariables,
})

export interface Config extends PartnerConfig, MessageConfig {
  mode: Mode
  port: number
  host: string
  /** Port of /metrics, which must not be reachable through the edge; null disables it. */
  metricsPort: number | null
  databaseUrl: string
  /** Of the role that owns the schema, past a pooler: for migrations and session locks. */
  databaseOwnerUrl: string
  databasePooler: Pooler
  /** Of a replica, for figures, statements and searches; null: they read the primary. */
  databaseReadUrl: string | null
  /** Maximum number of database connections. */
  databasePool: number
  contentUrl: string
  /** Opens the collections of the content service that only the api may read; the first of its ring. */
  contentKey: string
  /** Address of the admin, for links to it; null: there are none. */
  adminUrl: string | null
  /** Writes partners in the content service, and nothing else. */
  partnersKey: string
  /** Of previews of drafts; none: there are no previews. */
  previewSecrets: readonly string[]
  /** Age at which the catalogue is fetched again. */
  catalogueFreshMs: number
  /** Public address of the customers' site, used for links in e-mails. */
  siteUrl: string
  mail: { smtpUrl: string; from: string; isDemonstration: boolean }
  stripe: {
    service: Service
    /** More than one during a rotation. */
    webhookSecrets: string[]
    /** Interval at which unpaid orders are checked for payments whose webhook did not arrive. */
    reconcileEveryMs: number
    /** Age, since its last pricing, at which an unpaid order is cancelled. */
    unpaidExpiresMs: number
  }
  /** Null: a random secret is created once and kept in the database. */
  jwtSecrets: KeyRing | null
  company: { name: string; slug: string; supportEmail: string; orderPrefix: string }
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string
  /** Interval at which the clean-up checks whether a new day has begun. */
  cleanUpEveryMs: number
  /** Delay between the e-mail given at checkout and the reminder about the basket. */
  abandonedBasketAfterMs: number
  /** When customers are reminded of what they have to do for an order. */
  reminders: { hours: ReminderHours; everyMs: number }
  /** Days after an order is finished within which its customer can report what is not right. */
  guaranteeDays: number
  /** Write budget of one address per minute; 0 for no limit. */
  rateLimitAMinute: number
  /** Wait for a turn from which requests are refused; 0 for never. */
  overloadWaitMs: number
  /** Idle time after which a staff session ends. */
  staffSessionIdleMs: number
  books: BooksConfig
  /** Where photos of garments are kept. */
  photos: Place
  /** Where erasures are recorded, apart from the database. */
  erasures: Place
  seedDemo: boolean
  /** Seconds for which a process that is told to end still serves. */
  drainSeconds: number
  logLevel: string
  /** Null: logs go to standard output. */
  logFile: string | null
}

/**
 * Reads the environment once; README.md documents each name.
 * @throws WrongConfiguration that names every invalid variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { env, mode } = readEnvironment({
    part: 'The api',
    schema: Settings,
    environment,
    rules: configRules,
  })
  const partners = partnersOf(env, { sandboxUrl: env.SANDBOX_URL, mode })
  return {
    mode,
    ...partners,
    ...messagesOf(env, { sandboxUrl: env.SANDBOX_URL, mode }),
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT ?? null,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
    databasePooler: env.DATABASE_POOLER,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    databasePool: env.DATABASE_POOL,
    contentUrl: env.CONTENT_URL,
    contentKey: keyRing(env.CONTENT_KEY)[0],
    adminUrl: env.CONTENT_ADMIN_URL?.replace(/\/$/, '') ?? null,
    previewSecrets: secretsIn(env.CONTENT_PREVIEW_SECRET),
    partnersKey: keyRing(env.CONTENT_PARTNERS_KEY)[0],
    catalogueFreshMs: env.CATALOGUE_FRESH_MS,
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${env.COMPANY_NAME} <${env.SUPPORT_EMAIL}>`,
      isDemonstration: mode === 'demonstration',
    },
    stripe: {
      service: serviceOf(env.STRIPE_SECRET_KEY, env.SANDBOX_URL),
      webhookSecrets: secretsIn(env.STRIPE_WEBHOOK_SECRET),
      reconcileEveryMs: env.RECONCILE_EVERY_MS,
      unpaidExpiresMs: env.UNPAID_ORDER_EXPIRES_MS,
    },
    jwtSecrets: env.JWT_SECRET ? keyRing(env.JWT_SECRET) : null,
    company: {
      name: env.COMPANY_NAME,
      slug: env.COMPANY_SLUG,
      supportEmail: env.SUPPORT_EMAIL,
      orderPrefix: env.ORDER_PREFIX,
    },
    trustProxy: env.TRUST_PROXY,
    cleanUpEveryMs: env.CLEAN_UP_EVERY_MS,
    abandonedBasketAfterMs: env.ABANDONED_BASKET_AFTER_MS,
    reminders: { hours: env.REMINDER_HOURS, everyMs: env.REMIND_EVERY_MS },
    guaranteeDays: env.GUARANTEE_DAYS,
    rateLimitAMinute: env.RATE_LIMIT_A_MINUTE,
    overloadWaitMs: env.OVERLOAD_WAIT_MS,
    staffSessionIdleMs: env.STAFF_SESSION_IDLE_MS,
    books: booksOf(env, { name: env.COMPANY_NAME, workshop: partners.couriers.workshop }),
    photos: photosOf(env),
    erasures: erasuresOf(env),
    seedDemo: env.SEED_DEMO,
    logLevel: env.LOG_LEVEL,
    drainSeconds: env.DRAIN_SECONDS,
    logFile: env.LOG_FILE ?? null,
  }
}
