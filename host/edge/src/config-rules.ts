import { publicHost, publicUrl } from '@darnley/node/addresses'
import {
  draftPreviewSecret,
  knownProxies,
  noStandIns,
  publicSiteUrl,
  supportEmail,
} from '@darnley/node/common-rules'
import type { Mode } from '@darnley/node/mode'
import { oneOf, optional, required, type Rule } from '@darnley/node/rules'
import { beginsWith, each, strong, unpublished } from '@darnley/node/secrets'

const links = {
  COMPANY_HOMEPAGE_URL: "the company's homepage",
  VIDEO_CONSULTATION_URL: 'the page where a video consultation is booked',
  TERMS_URL: 'your terms',
  PRIVACY_URL: 'your privacy policy',
  SERVICES_URL: 'your terms of service',
}

const requiredLinks = Object.entries(links).map(([setting, what]) =>
  required({
    setting,
    cure: `set the public address of ${what}, such as https://www.your-company.co.uk/...`,
    tests: [publicUrl],
  }),
)

const optionalServices = ['CHAT_URL', 'ANALYTICS_URL'].map((setting) =>
  optional({ setting, cure: 'remove it, or set a public https address', tests: [publicUrl] }),
)

const workshopHost = optional({
  setting: 'WORKSHOP_SITE',
  cure: 'remove it, or set the hostname at which your staff sign in',
  tests: [publicHost],
})

const bucketKeys: readonly Rule[] = ['RELEASES_BUCKET_KEY_ID', 'RELEASES_BUCKET_SECRET'].map(
  (setting) => (environment) =>
    environment['RELEASES_BUCKET_URL'] === undefined
      ? []
      : required({ setting, cure: 'set what the bucket is opened by', tests: [unpublished] })(
          environment,
        ),
)

const proxies = knownProxies('TRUSTED_PROXIES', 'in front of the edge, which end https')

/**
 * Without trusted proxies a visit over https looks like plain http: cookies without Secure, one budget for all
 * visitors.
 */
const proxiesOfHttps: Rule = (environment) =>
  environment['SITE_URL']?.startsWith('https:') ? proxies(environment) : []

const production: readonly Rule[] = [
  publicSiteUrl,
  supportEmail,
  required({
    setting: 'API_URL',
    cure: 'set the address of the api, such as http://api:3100',
  }),
  required({
    setting: 'CONTENT_URL',
    cure: 'set the address of the content service, such as http://content:3200',
  }),
  oneOf(['RELEASES_DIR', 'RELEASES_BUCKET_URL'], 'set the folder of the releases, or a bucket'),
  ...bucketKeys,
  required({
    setting: 'RELEASE_OWNER_KEY',
    cure: 'set the public key that "npm run release -- keys make owner.key" prints',
  }),
  required({
    setting: 'STRIPE_PUBLISHABLE_KEY',
    cure: 'set the live publishable key of your Stripe account, such as pk_live_...',
    tests: [beginsWith('pk_live_')],
  }),
  proxies,
  workshopHost,
  ...requiredLinks,
  ...optionalServices,
  optional({
    setting: 'RELEASE_PREVIEW_SECRET',
    cure: 'remove it, or set a secret such as the output of "openssl rand -hex 32"',
    tests: [each(strong)],
  }),
  draftPreviewSecret,
  noStandIns,
]

const demonstration: readonly Rule[] = [
  proxiesOfHttps,
  optional({
    setting: 'STRIPE_PUBLISHABLE_KEY',
    cure: 'remove it, or set a test key such as pk_test_...',
    tests: [(key) => (key.startsWith('pk_live_') ? 'charges real cards in a demonstration' : null)],
  }),
]

/** Rules beyond the schema of each setting, by mode. */
export const configRules: Readonly<Record<Mode, readonly Rule[]>> = {
  production,
  demonstration,
  development: [proxiesOfHttps],
}
