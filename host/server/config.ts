import { resolve } from 'node:path'
import { z } from 'zod'
import type { BucketSettings } from 'shared/releases/bucket'
import { readBucketSettings } from 'shared/releases/open-store'
import type { FailureLimit } from './releases/watch.ts'

const url = z.url()

/** Everything the edge takes from its environment. Only the secret of the previews is one. */
const Environment = z.object({
  PORT: z.coerce.number().int().default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_URL: url.optional(),
  CONTENT_URL: url.optional(),
  /** Public address of the stand-ins; used only where no Stripe key is set. */
  SANDBOX_URL: url.optional(),
  /** Public address of the customers' site; a partner's differs in its hostname alone. */
  SITE_URL: url.optional(),
  RELEASES_DIR: z.string().default('.data/releases'),
  /** Addresses or CIDR ranges of proxies whose X-Forwarded headers are believed; none by default. */
  TRUSTED_PROXIES: z.string().optional(),
  /** JSON list of partner sites (see sites/sites.ts); the two demonstration partners by default. */
  PARTNER_SITES: z.string().optional(),
  COMPANY_NAME: z.string().default('Darnley'),
  COMPANY_SLUG: z.string().default('darnley'),
  COMPANY_HOMEPAGE_URL: url.optional(),
  SUPPORT_EMAIL: z.email().default('help@darnley.example'),
  VIDEO_CONSULTATION_URL: url.optional(),
  TERMS_URL: url.optional(),
  PRIVACY_URL: url.optional(),
  SERVICES_URL: url.optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Google's Places API (New), restricted to this site and that API; without it the stand-in's addresses. */
  GOOGLE_PLACES_KEY: z.string().optional(),
  /** The live chat's page, which has to allow being framed; the stand-in's where none is set. */
  CHAT_URL: url.optional(),
  /** Where page views and web vitals are posted after consent; the stand-in where none is set. */
  ANALYTICS_URL: url.optional(),
  /** Signs the links of previews; without it there are none. */
  RELEASE_PREVIEW_SECRET: z.string().min(16).optional(),
  /** From which share of its visitors on, and from how many, a release that fails is rolled back by itself. */
  RELEASE_FAILURE_SHARE: z.coerce.number().gt(0).max(1).default(0.2),
  RELEASE_FAILURE_VISITORS: z.coerce.number().int().min(1).default(10),
  LOG_LEVEL: z.string().default('info'),
})

export interface EdgeConfig {
  readonly port: number
  readonly host: string
  readonly siteUrl: string
  readonly apiUrl: string
  readonly contentUrl: string
  readonly releasesDir: string
  /** With it the folder only keeps what was fetched from this bucket. */
  readonly releasesBucket: BucketSettings | null
  readonly trustedProxies: string | undefined
  readonly partnerSites: string | undefined
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
  readonly stripe: { readonly publishableKey: string; readonly sandboxScriptUrl: string | null }
  readonly addressLookup: { readonly googleKey: string } | { readonly url: string }
  readonly chatUrl: string
  readonly analyticsUrl: string
  readonly previewSecret: string | undefined
  readonly failureLimit: FailureLimit
  readonly logLevel: string
}

/** Parses the environment once. @throws ZodError that names every setting that is wrong */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const env = Environment.parse(environment)
  const local = (offset: number): string => `http://127.0.0.1:${env.PORT + offset}`
  const sandbox = env.SANDBOX_URL ?? `http://localhost:${env.PORT + 300}`
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    apiUrl: env.API_URL ?? local(100),
    contentUrl: env.CONTENT_URL ?? local(200),
    releasesDir: resolve(env.RELEASES_DIR),
    releasesBucket: readBucketSettings(environment),
    trustedProxies: env.TRUSTED_PROXIES,
    partnerSites: env.PARTNER_SITES,
    company: {
      name: env.COMPANY_NAME,
      slug: env.COMPANY_SLUG,
      homepageUrl: env.COMPANY_HOMEPAGE_URL ?? `${sandbox}/`,
      supportEmail: env.SUPPORT_EMAIL,
      videoConsultationUrl: env.VIDEO_CONSULTATION_URL ?? `${sandbox}/consultation`,
      legal: {
        termsUrl: env.TERMS_URL ?? `${sandbox}/legal/terms`,
        privacyUrl: env.PRIVACY_URL ?? `${sandbox}/legal/privacy`,
        servicesUrl: env.SERVICES_URL ?? `${sandbox}/legal/services`,
      },
    },
    stripe: stripeOf(env.STRIPE_PUBLISHABLE_KEY, sandbox),
    addressLookup: env.GOOGLE_PLACES_KEY
      ? { googleKey: env.GOOGLE_PLACES_KEY }
      : { url: `${sandbox}/addresses` },
    chatUrl: env.CHAT_URL ?? `${sandbox}/chat`,
    analyticsUrl: env.ANALYTICS_URL ?? `${sandbox}/analytics`,
    previewSecret: env.RELEASE_PREVIEW_SECRET,
    failureLimit: { share: env.RELEASE_FAILURE_SHARE, visitors: env.RELEASE_FAILURE_VISITORS },
    logLevel: env.LOG_LEVEL,
  }
}

function stripeOf(key: string | undefined, sandbox: string): EdgeConfig['stripe'] {
  return key
    ? { publishableKey: key, sandboxScriptUrl: null }
    : { publishableKey: 'pk_test_sandbox', sandboxScriptUrl: `${sandbox}/stripe.js` }
}
