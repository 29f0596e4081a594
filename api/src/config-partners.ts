import { secretsIn } from '@darnley/node/key-ring'
import { standInSecrets } from '@darnley/node/known-secrets'
import type { Mode } from '@darnley/node/mode'
import { z } from 'zod'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'

/** The placeholder destination of parcels and its phone, used until the company sets its own. */
export const madeUpWorkshop = { address: '27 Cutters Yard, London, E8 4QS', phone: '+442079460018' }

/** The courier services by their names in COURIERS, with the ways by which each carries. */
const WAYS = {
  'royal-mail': [
    'RMTracked24',
    'RMTracked48',
    'RMTracked24Collection',
    'RMSpecialGND1000',
    'RMSpecialGND2500',
  ],
  dpd: ['DPD'],
  evermile: ['Evermile'],
  onfleet: ['Onfleet', 'SFOnfleet'],
  // Follows the parcels of the others.
  ship24: [],
} as const satisfies Readonly<Record<string, readonly DeliveryProviderCode[]>>
const names = Object.keys(WAYS) as (keyof typeof WAYS)[]

const text = (description: string) => z.string().optional().describe(description)

/** What couriers and Shopify need; README.md documents each name. */
export const partnerVariables = {
  WORKSHOP_ADDRESS: z
    .string()
    .default(madeUpWorkshop.address)
    .describe('the address that parcels go to, lines and postcode, comma-separated'),
  WORKSHOP_PHONE: z
    .string()
    .default(madeUpWorkshop.phone)
    .describe('the number that couriers call there, +44 and ten digits'),
  COURIERS: z
    .string()
    .default(names.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(names)))
    .describe(`those that you have a contract with, comma-separated, of ${names.join(', ')}`),
  ROYAL_MAIL_API_KEY: text('the key of your Royal Mail account'),
  DPD_API_KEY: text('the key of your DPD account'),
  EVERMILE_API_KEY: text('the key of your Evermile account'),
  ONFLEET_API_KEY: text('the key of your Onfleet account'),
  SHIP24_API_KEY: text('the key of your Ship24 account'),
  EVERMILE_WEBHOOK_SECRET: text('the secret by which Evermile signs'),
  ONFLEET_WEBHOOK_SECRET: text('the secret by which Onfleet signs'),
  SHIP24_WEBHOOK_SECRET: text('the secret by which Ship24 signs'),
  SHOPIFY_API_SECRET: text('the secret of your Shopify app'),
  SHOPIFY_USER_IPS: text('addresses and networks, comma-separated'),
}

const Partners = z.object(partnerVariables)

/** An outside service: the real one when its key is set, otherwise the sandbox's stand-in. */
export type Service =
  | { readonly type: 'live'; readonly key: string }
  | { readonly type: 'stand-in'; readonly sandboxUrl: string }

/** None: the company has no contract there, and in production no stand-in takes its place. */
export type CourierService = Service | { readonly type: 'none' }

export interface PartnerConfig {
  couriers: {
    services: {
      royalMail: CourierService
      dpd: CourierService
      evermile: CourierService
      onfleet: CourierService
      ship24: CourierService
    }
    /** Ways of couriers without a contract. */
    notOffered: readonly DeliveryProviderCode[]
    /** Several during a rotation; none: the courier's events are refused. */
    secrets: Readonly<Record<'evermile' | 'onfleet' | 'ship24', readonly string[]>>
    /** Lines of the address that parcels are sent to. */
    workshop: string[]
    /** E.164 number that couriers call on arrival. */
    workshopPhone: string
  }
  shopify: {
    /** Address of the sandbox that answers for shops; null for Shopify itself. */
    sandboxUrl: string | null
    /** Several during a rotation; none: all signed calls are refused. */
    apiSecrets: readonly string[]
    /** Addresses and networks that may use the shop's extension; empty allows all. */
    userIps: string[]
  }
}

interface Surroundings {
  readonly sandboxUrl: string
  readonly mode: Mode
}

export function serviceOf(key: string | undefined, sandboxUrl: string): Service {
  return key ? { type: 'live', key } : { type: 'stand-in', sandboxUrl }
}

/** Reads the partners' settings. A stand-in's public secret is accepted only while that stand-in is used. */
export function partnersOf(
  env: z.output<typeof Partners>,
  { sandboxUrl, mode }: Surroundings,
): PartnerConfig {
  const service = (key: string | undefined): CourierService =>
    !key && mode === 'production' ? { type: 'none' } : serviceOf(key, sandboxUrl)
  const usesStandIn = (key: string | undefined): boolean => !key && mode !== 'production'
  const secretsOf = (
    own: string | undefined,
    standIn: { readonly key: string | undefined; readonly secret: string },
  ): string[] => secretsIn(own ?? (usesStandIn(standIn.key) ? standIn.secret : undefined))
  return {
    couriers: {
      services: {
        royalMail: service(env.ROYAL_MAIL_API_KEY),
        dpd: service(env.DPD_API_KEY),
        evermile: service(env.EVERMILE_API_KEY),
        onfleet: service(env.ONFLEET_API_KEY),
        ship24: service(env.SHIP24_API_KEY),
      },
      notOffered: names
        .filter((name) => !env.COURIERS.includes(name))
        .flatMap((name) => WAYS[name]),
      secrets: {
        evermile: secretsOf(env.EVERMILE_WEBHOOK_SECRET, {
          key: env.EVERMILE_API_KEY,
          secret: standInSecrets.evermileWebhook,
        }),
        onfleet: secretsOf(env.ONFLEET_WEBHOOK_SECRET, {
          key: env.ONFLEET_API_KEY,
          secret: standInSecrets.onfleetWebhook,
        }),
        ship24: secretsOf(env.SHIP24_WEBHOOK_SECRET, {
          key: env.SHIP24_API_KEY,
          secret: standInSecrets.ship24Webhook,
        }),
      },
      workshopPhone: env.WORKSHOP_PHONE,
      workshop: env.WORKSHOP_ADDRESS.split(',').map((line) => line.trim()),
    },
    shopify: {
      sandboxUrl: usesStandIn(env.SHOPIFY_API_SECRET) ? sandboxUrl : null,
      apiSecrets: secretsOf(env.SHOPIFY_API_SECRET, {
        key: env.SHOPIFY_API_SECRET,
        secret: standInSecrets.shopify,
      }),
      userIps: (env.SHOPIFY_USER_IPS ?? '').split(',').filter((entry) => entry !== ''),
    },
  }
}
