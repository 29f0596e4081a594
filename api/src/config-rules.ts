import { mailServer, otherThan, publicEmail } from '@darnley/node/addresses'
import {
  contentKey,
  knownProxies,
  noDemonstrationSeed,
  noStandIns,
  draftPreviewSecret,
  partnersKey,
  ownDatabase,
  ownSecrets,
  ownerDatabase,
  publicSiteUrl,
  readDatabase,
  supportEmail,
} from '@darnley/node/common-rules'
import type { Environment, Mode } from '@darnley/node/mode'
import { absent, isNot, optional, required, type Rule } from '@darnley/node/rules'
import { beginsWith, each, strong, unpublished } from '@darnley/node/secrets'
import { ownErasures } from './config-erasures.ts'
import { noRealTexts, ownMessages } from './config-messages.ts'
import { madeUpWorkshop } from './config-partners.ts'

const COURIERS = ['ROYAL_MAIL', 'DPD', 'EVERMILE', 'ONFLEET', 'SHIP24'] as const
const SIGNING_COURIERS = ['EVERMILE', 'ONFLEET', 'SHIP24'] as const

/** Wanted of each courier that COURIERS names, all by default; one without a contract may keep what it had. */
const couriers: readonly Rule[] = [
  ...COURIERS.map((name) => ({
    name,
    setting: `${name}_API_KEY`,
    cure: 'set the key of your account there, or leave this courier out of COURIERS',
  })),
  ...SIGNING_COURIERS.map((name) => ({
    name,
    setting: `${name}_WEBHOOK_SECRET`,
    cure: 'set the secret by which this courier signs its events',
  })),
].map(({ name, ...wanted }): Rule => {
  const options = { ...wanted, tests: [each(unpublished)] }
  const [ifUsed, otherwise] = [required(options), optional(options)]
  return (environment) => (isUsed(name, environment) ? ifUsed : otherwise)(environment)
})

function isUsed(name: (typeof COURIERS)[number], { COURIERS: used }: Environment): boolean {
  const names = used?.split(',').map((each) => each.trim())
  return names?.includes(name.toLowerCase().replace('_', '-')) ?? true
}

const webhookSecret = {
  setting: 'STRIPE_WEBHOOK_SECRET',
  cure: 'set the signing secret of your endpoint at Stripe, such as whsec_..., or several, comma-separated',
} as const

/** With a real key and a publicly known webhook secret, any caller could mark an order as paid. */
const ownWebhookSecret: Rule = (environment) =>
  environment['STRIPE_SECRET_KEY'] === undefined
    ? []
    : required({ ...webhookSecret, tests: [each(unpublished)] })(environment)

/** A folder of one process would lose them when it is replaced. */
const ownPhotos: Rule = (environment) =>
  environment['PHOTOS_BUCKET_URL'] === undefined
    ? required({
        setting: 'PHOTOS_DIR',
        cure: 'set a folder that every process of the api sees, or PHOTOS_BUCKET_URL to a bucket',
      })(environment)
    : []

const production: readonly Rule[] = [
  required({
    setting: 'STRIPE_SECRET_KEY',
    cure: 'set a live key of your Stripe account, such as sk_live_... or rk_live_...',
    tests: [unpublished, beginsWith('sk_live_', 'rk_live_')],
  }),
  required({ ...webhookSecret, tests: [each(beginsWith('whsec_')), each(strong)] }),
  ownSecrets('JWT_SECRET'),
  ownDatabase('DATABASE_URL'),
  ownerDatabase('DATABASE_OWNER_URL'),
  readDatabase('DATABASE_READ_URL'),
  required({
    setting: 'CONTENT_URL',
    cure: 'set the address of the content service, such as http://content:3200',
  }),
  contentKey,
  draftPreviewSecret,
  partnersKey,
  publicSiteUrl,
  required({
    setting: 'SMTP_URL',
    cure: 'set your mail server, such as smtps://user:...@smtp.your-company.co.uk',
    tests: [mailServer],
  }),
  supportEmail,
  optional({
    setting: 'MAIL_FROM',
    cure: 'set the sender, such as Your Company <help@your-company.co.uk>',
    tests: [publicEmail],
  }),
  required({
    setting: 'WORKSHOP_ADDRESS',
    cure: 'set the lines of the address that parcels go to and its postcode, comma-separated',
    tests: [otherThan(madeUpWorkshop.address)],
  }),
  required({
    setting: 'WORKSHOP_PHONE',
    cure: 'set the number that couriers call there, +44 and ten digits',
    tests: [otherThan(madeUpWorkshop.phone)],
  }),
  knownProxies('TRUST_PROXY', 'of the edge'),
  optional({ setting: 'SHOPIFY_API_SECRET', cure: 'set your own', tests: [each(unpublished)] }),
  ...couriers,
  ...ownMessages,
  ownPhotos,
  ownErasures,
  noStandIns,
  noDemonstrationSeed,
  isNot({
    setting: 'RATE_LIMIT_A_MINUTE',
    value: '0',
    problem: 'lets one address write without a limit',
  }),
  isNot({
    setting: 'OVERLOAD_WAIT_MS',
    value: '0',
    problem: 'lets everything wait when there is more than the api can bear',
  }),
]

/** Refuses keys that could place orders or charge cards. */
const demonstration: readonly Rule[] = [
  optional({
    setting: 'STRIPE_SECRET_KEY',
    cure: 'remove it, or set a test key such as sk_test_...',
    tests: [(key) => (/^[sr]k_live_/.test(key) ? 'charges real cards in a demonstration' : null)],
  }),
  ownWebhookSecret,
  noRealTexts,
  ...COURIERS.map((name) =>
    absent({ setting: `${name}_API_KEY`, problem: 'orders real couriers in a demonstration' }),
  ),
]

/** The rules beyond each setting's own format, by mode. */
export const configRules: Readonly<Record<Mode, readonly Rule[]>> = {
  production,
  demonstration,
  development: [ownWebhookSecret, ...ownMessages],
}
