import { resolve } from 'node:path'
import { GUARANTEE_DAYS } from '@darnley/domain/guarantee'
import { DraftPreviewSecret } from '@darnley/node/draft-preview'
import { DrainSeconds } from '@darnley/node/drain'
import { readEnvironment } from '@darnley/node/environment'
import { secretsIn } from '@darnley/node/key-ring'
import type { Mode } from '@darnley/node/mode'
import { telemetryVariables } from '@darnley/node/telemetry-variables'
import { isProxyList, proxiesDescription } from '@darnley/node/proxies'
import type { BucketSettings } from '@darnley/storage/bucket'
import { bucketOf, bucketVariables } from '@darnley/releases/open-store'
import { PublicKey } from '@darnley/releases/trust/keys'
import { z } from 'zod'
import { configRules } from './config-rules.ts'
import type { FailureLimit } from './releases/watch.ts'
import { Hostname } from './sites/sites.ts'

const url = z.url()
const address = url.optional().describe('an address such as https://www.your-company.co.uk')

const addressesIn = (list: string): string[] =>
  list.split(',').map((each) => each.trim().replace(/\/$/, ''))

function isAddressList(list: string): boolean {
  return addressesIn(list).every((each) => z.url({ protocol: /^https?$/ }).safeParse(each).success)
}

/** All settings that the edge reads from its environment. Only the previews' key is a secret. */
export const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('a port, such as 3000'),
  HOST: z.string().default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  API_URL: z
    .string()
    .refine(isAddressList, 'not a list of addresses')
    .optional()
    .describe('an address such as http://api:3100, or one for each process, comma-separated'),
  CONTENT_URL: url.optional().describe('an address such as http://content:3200'),
  /** Public address of the stand-ins, which are never used in production. */
  SANDBOX_URL: url.optional().describe('an address such as http://localhost:3300'),
  /** Public address of the customers' site; partner sites differ only in the hostname. */
  SITE_URL: url.optional().describe('an address such as https://book.your-company.co.uk'),
  RELEASES_DIR: z.string().default('.data/releases').describe('the folder of the releases'),
  ...bucketVariables,
  /** Proxies whose X-Forwarded headers are trusted; none by default. */
  TRUSTED_PROXIES: z
    .string()
    .refine(isProxyList, 'not a list of networks')
    .optional()
    .describe(proxiesDescription),
  /** By default workshop.localhost, in production none. */
  WORKSHOP_SITE: Hostname.optional().describe('a hostname such as workshop.your-company.co.uk'),
  COMPANY_NAME: z.string().default('Darnley').describe('the name of the company'),
  COMPANY_SLUG: z
    .string()
    .default('darnley')
    .describe('the same as in the api, such as your_company'),
  COMPANY_HOMEPAGE_URL: address,
  SUPPORT_EMAIL: z.email().default('help@darnley.example').describe('an e-mail address'),
  VIDEO_CONSULTATION_URL: address,
  /** The api's setting of the same name, which pages name. */
  GUARANTEE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(GUARANTEE_DAYS)
    .describe('a number of days, such as 30'),
  TERMS_URL: address,
  PRIVACY_URL: address,
  SERVICES_URL: address,
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe('the publishable key of Stripe'),
  /** Google's Places API (New), restricted to this site and that API; without it the stand-in's addresses are used. */
  GOOGLE_PLACES_KEY: z
    .string()
    .optional()
    .describe('a key of Places API (New), restricted to this site'),
  /** The live chat's page, which must allow framing; the stand-in's by default. */
  CHAT_URL: address,
  /** Where page views and web vitals are posted after consent; the stand-in by default. */
  ANALYTICS_URL: address,
  /** Signs preview links and page marks; without it previews are disabled, and each edge has marks of its own. */
  RELEASE_PREVIEW_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('a secret, such as the output of "openssl rand -hex 32"'),
  /** Shows drafts to those who have a link of the admin; without it to no one. */
  CONTENT_PREVIEW_SECRET: DraftPreviewSecret,
  /** The public key of the owner, who vouches for the keys of the teams; without it any registry is trusted. */
  RELEASE_OWNER_KEY: PublicKey.optional().describe('a public key'),
  /** The share of visitors, and their least number, from which a failing release is rolled back automatically. */
  RELEASE_FAILURE_SHARE: z.coerce
    .number()
    .gt(0)
    .max(1)
    .default(0.2)
    .describe('a share, such as 0.2'),
  RELEASE_FAILURE_VISITORS: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('a number, such as 10'),
  /** Serves /metrics, which the public must not reach; none by default. */
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('a port, such as 9465'),
  DRAIN_SECONDS: DrainSeconds,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
  ...telemetryVariables,
})
type Environment = z.output<typeof Settings>

export interface EdgeConfig extends OutsideServices {
  readonly mode: Mode
  readonly port: number
  readonly host: string
  readonly siteUrl: string
  /** One for each process of the api that is asked by itself. */
  readonly apiUrls: readonly string[]
  readonly contentUrl: string
  readonly releasesDir: string
  /** When set, the folder is only a cache of this bucket. */
  readonly releasesBucket: BucketSettings | null
  readonly trustedProxies: string | undefined
  /** Hostname of the workshop's site; null when there is none. */
  readonly workshop: string | null
  readonly previewSecrets: readonly string[]
  /** Of previews of drafts. */
  readonly draftSecrets: readonly string[]
  readonly ownerKey: string | undefined
  readonly failureLimit: FailureLimit
  /** Port of /metrics; null disables it. */
  readonly metricsPort: number | null
  readonly drainSeconds: number
  readonly logLevel: string
}

/** What pages say of the company, and services outside of the site that they call, frame and link to. */
interface OutsideServices {
  readonly company: {
    readonly name: string
    readonly slug: string
    readonly homepageUrl: string
    readonly supportEmail: string
    readonly videoConsultationUrl: string
    readonly legal: {
      readonly termsUrl: string
      readonly privacyUrl: string
      readonly servicesUrl: string
    }
  }
  readonly guaranteeDays: number
  readonly stripe: { readonly publishableKey: string; readonly sandboxScriptUrl: string | null }
  readonly addressLookup: { readonly googleKey: string } | { readonly url: string } | null
  readonly chatUrl: string | null
  readonly analyticsUrl: string | null
}

/**
 * Parses the environment once.
 * @throws WrongConfiguration that names every invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const { env, mode } = readEnvironment({
    part: 'The edge',
    schema: Settings,
    environment,
    rules: configRules,
  })
  const local = (offset: number): string => `http://127.0.0.1:${env.PORT + offset}`
  return {
    ...outsideServices(env, mode),
    mode,
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    apiUrls: addressesIn(env.API_URL ?? local(100)),
    contentUrl: env.CONTENT_URL ?? local(200),
    releasesDir: resolve(env.RELEASES_DIR),
    releasesBucket: bucketOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    workshop: env.WORKSHOP_SITE ?? (mode === 'production' ? null : 'workshop.localhost'),
    previewSecrets: secretsIn(env.RELEASE_PREVIEW_SECRET),
    draftSecrets: secretsIn(env.CONTENT_PREVIEW_SECRET),
    ownerKey: env.RELEASE_OWNER_KEY,
    failureLimit: { share: env.RELEASE_FAILURE_SHARE, visitors: env.RELEASE_FAILURE_VISITORS },
    metricsPort: env.METRICS_PORT ?? null,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  }
}

/** Uses the sandbox for unset services; in production optional ones stay disabled. */
function outsideServices(env: Environment, mode: Mode): OutsideServices {
  const sandbox = env.SANDBOX_URL ?? `http://localhost:${env.PORT + 300}`
  const standIn = (path: string): string => `${sandbox}/${path}`
  const unlessProduction = <Service>(service: Service): Service | null =>
    mode === 'production' ? null : service
  return {
    company: {
      name: env.COMPANY_NAME,
      slug: env.COMPANY_SLUG,
      homepageUrl: env.COMPANY_HOMEPAGE_URL ?? standIn(''),
      supportEmail: env.SUPPORT_EMAIL,
      videoConsultationUrl: env.VIDEO_CONSULTATION_URL ?? standIn('consultation'),
      legal: {
        termsUrl: env.TERMS_URL ?? standIn('legal/terms'),
        privacyUrl: env.PRIVACY_URL ?? standIn('legal/privacy'),
        servicesUrl: env.SERVICES_URL ?? standIn('legal/services'),
      },
    },
    guaranteeDays: env.GUARANTEE_DAYS,
    stripe: env.STRIPE_PUBLISHABLE_KEY
      ? { publishableKey: env.STRIPE_PUBLISHABLE_KEY, sandboxScriptUrl: null }
      : { publishableKey: 'pk_test_sandbox', sandboxScriptUrl: standIn('stripe.js') },
    addressLookup: env.GOOGLE_PLACES_KEY
      ? { googleKey: env.GOOGLE_PLACES_KEY }
      : unlessProduction({ url: standIn('addresses') }),
    chatUrl: env.CHAT_URL ?? unlessProduction(standIn('chat')),
    analyticsUrl: env.ANALYTICS_URL ?? unlessProduction(standIn('analytics')),
  }
}
