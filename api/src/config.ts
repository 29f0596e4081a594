import { z } from 'zod'
import { type PartnerConfig, partnersOf, partnerVariables } from './config-partners.ts'

const Port = z.coerce.number().int().min(0).max(65_535)

/** An empty variable counts as absent: compose files and CI set those easily. */
const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

/** Everybody can read it here, so whoever believes it with a real key lets anybody call an order paid. */
const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox'

const Environment = z.object({
  PORT: Port.default(3100),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.union([z.literal('').transform(() => undefined), Port]).optional(),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  CONTENT_URL: z.url().default('http://127.0.0.1:3200'),
  SANDBOX_URL: z.url().default('http://127.0.0.1:3300'),
  SITE_URL: z.url().default('http://localhost:3000'),
  SMTP_URL: z.url().default('smtp://127.0.0.1:3310'),
  MAIL_FROM: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default(SANDBOX_WEBHOOK_SECRET),
  JWT_SECRET: optional,
  COMPANY_NAME: z.string().min(1).default('Darnley'),
  COMPANY_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .default('darnley'),
  SUPPORT_EMAIL: z.email().default('help@darnley.example'),
  ORDER_PREFIX: z
    .string()
    .regex(/^[A-Z]{1,5}$/)
    .default('DN'),
  TRUST_PROXY: z.string().default('loopback'),
  CATALOGUE_FRESH_MS: z.coerce.number().int().min(0).default(5000),
  RECONCILE_EVERY_MS: z.coerce.number().int().min(100).default(30_000),
  UNPAID_ORDER_EXPIRES_MS: z.coerce.number().int().min(0).default(86_400_000),
  CLEAN_UP_EVERY_MS: z.coerce.number().int().min(100).default(600_000),
  ABANDONED_BASKET_AFTER_MS: z.coerce.number().int().min(0).default(3_600_000),
  RATE_LIMIT_A_MINUTE: z.coerce.number().int().min(0).default(600),
  // Less than twice an access token would end sessions that are in use.
  STAFF_SESSION_IDLE_MS: z.coerce.number().int().min(1_800_000).default(1_209_600_000),
  SEED_DEMO: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FILE: optional,
  NODE_ENV: z.string().default('development'),
  ...partnerVariables,
})

export interface Config extends PartnerConfig {
  port: number
  host: string
  /** Where /metrics is served, which the edge must not reach; null for nowhere. */
  metricsPort: number | null
  databaseUrl: string
  /** Connections to the database. */
  databasePool: number
  contentUrl: string
  /** How old the catalogue may be before it is asked for again. */
  catalogueFreshMs: number
  /** Public address of the customers' site, for links in e-mails. */
  siteUrl: string
  mail: { smtpUrl: string; from: string }
  stripe: {
    /** Null: the sandbox stands in for Stripe. */
    secretKey: string | null
    sandboxUrl: string
    /** Several while a secret is rotated. */
    webhookSecrets: string[]
    /** How often unpaid orders are looked through for payments whose webhook did not come. */
    reconcileEveryMs: number
    /** How long after it was last priced an unpaid order is cancelled. */
    unpaidExpiresMs: number
  }
  /** Null: a random one is kept in the database. */
  jwtSecret: string | null
  company: { name: string; slug: string; supportEmail: string; orderPrefix: string }
  /** Whose X-Forwarded-* headers are believed. */
  trustProxy: string
  /** How often it looks whether a new day has begun, in which what is too old is deleted. */
  cleanUpEveryMs: number
  /** How long after an e-mail was given in checkout its owner is reminded of the basket. */
  abandonedBasketAfterMs: number
  /** What one address may spend on writes in a minute; 0 for any amount. */
  rateLimitAMinute: number
  /** How long a staff session may be left alone before it ends. */
  staffSessionIdleMs: number
  seedDemo: boolean
  logLevel: string
  /** Null: the log goes to standard output. */
  logFile: string | null
}

/**
 * The environment, read once; README.md documents each name.
 * @throws Error that names every variable at fault
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new Error(`The environment is wrong: ${z.prettifyError(parsed.error)}`)
  const env = parsed.data
  if (env.NODE_ENV === 'production' && !env.JWT_SECRET)
    throw new Error('JWT_SECRET must be set in production')
  const webhookSecrets = env.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim())
  if (env.STRIPE_SECRET_KEY && webhookSecrets.includes(SANDBOX_WEBHOOK_SECRET))
    throw new Error('STRIPE_WEBHOOK_SECRET must be your own when STRIPE_SECRET_KEY is set')
  if (env.STRIPE_SECRET_KEY && env.SANDBOX_SECRETS)
    throw new Error('SANDBOX_SECRETS must not be set when STRIPE_SECRET_KEY is')
  const isProduction = env.NODE_ENV === 'production'
  return {
    ...partnersOf(env, { sandboxUrl: env.SANDBOX_URL, isProduction }),
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT ?? null,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    contentUrl: env.CONTENT_URL,
    catalogueFreshMs: env.CATALOGUE_FRESH_MS,
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${env.COMPANY_NAME} <${env.SUPPORT_EMAIL}>`,
    },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY ?? null,
      sandboxUrl: env.SANDBOX_URL,
      webhookSecrets,
      reconcileEveryMs: env.RECONCILE_EVERY_MS,
      unpaidExpiresMs: env.UNPAID_ORDER_EXPIRES_MS,
    },
    jwtSecret: env.JWT_SECRET ?? null,
    company: {
      name: env.COMPANY_NAME,
      slug: env.COMPANY_SLUG,
      supportEmail: env.SUPPORT_EMAIL,
      orderPrefix: env.ORDER_PREFIX,
    },
    trustProxy: env.TRUST_PROXY,
    cleanUpEveryMs: env.CLEAN_UP_EVERY_MS,
    abandonedBasketAfterMs: env.ABANDONED_BASKET_AFTER_MS,
    rateLimitAMinute: env.RATE_LIMIT_A_MINUTE,
    staffSessionIdleMs: env.STAFF_SESSION_IDLE_MS,
    seedDemo: env.SEED_DEMO,
    logLevel: env.LOG_LEVEL,
    logFile: env.LOG_FILE ?? null,
  }
}
