import { z } from 'zod'

const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

/** What couriers and Shopify need; README.md documents each name. */
export const partnerVariables = {
  WORKSHOP_ADDRESS: z.string().min(1).default('27 Cutters Yard, London, E8 4QS'),
  ROYAL_MAIL_API_KEY: optional,
  DPD_API_KEY: optional,
  EVERMILE_API_KEY: optional,
  ONFLEET_API_KEY: optional,
  SHIP24_API_KEY: optional,
  WORKSHOP_PHONE: z.string().default('+442079460018'),
  EVERMILE_WEBHOOK_SECRET: optional,
  ONFLEET_WEBHOOK_SECRET: optional,
  SHIP24_WEBHOOK_SECRET: optional,
  SHOPIFY_API_SECRET: optional,
  SHOPIFY_USER_IPS: optional,
  SANDBOX_SECRETS: z.union([z.literal('').transform(() => undefined), z.stringbool()]).optional(),
}

const Partners = z.object(partnerVariables)

export interface PartnerConfig {
  couriers: {
    /** Stands in for each courier whose key is null. */
    sandboxUrl: string
    keys: {
      royalMail: string | null
      dpd: string | null
      evermile: string | null
      onfleet: string | null
      ship24: string | null
    }
    /** Null refuses the courier's events. */
    secrets: { evermile: string | null; onfleet: string | null; ship24: string | null }
    /** Lines of the address that parcels go to. */
    workshop: string[]
    /** In E.164, for couriers who stand before it. */
    workshopPhone: string
  }
  shopify: {
    /** With a secret of its own it asks Shopify itself, else the sandbox. */
    isLive: boolean
    sandboxUrl: string
    /** Null refuses all signed calls. */
    apiSecret: string | null
    /** Addresses and networks of the people who may use the shop's extension; empty lets everybody. */
    userIps: string[]
  }
}

const COURIER_KEYS = [
  'ROYAL_MAIL_API_KEY',
  'DPD_API_KEY',
  'EVERMILE_API_KEY',
  'ONFLEET_API_KEY',
  'SHIP24_API_KEY',
] as const

interface Surroundings {
  readonly sandboxUrl: string
  readonly isProduction: boolean
}

/**
 * Secrets that everybody can read here are for the sandbox only: production has its own or refuses, unless it says by
 * SANDBOX_SECRETS that it is a demonstration.
 * @throws Error for a demonstration that has the key of a real courier
 */
export function partnersOf(
  env: z.output<typeof Partners>,
  { sandboxUrl, isProduction }: Surroundings,
): PartnerConfig {
  const isDemonstration = env.SANDBOX_SECRETS ?? !isProduction
  if (env.SANDBOX_SECRETS && COURIER_KEYS.some((name) => env[name]))
    throw new Error('SANDBOX_SECRETS must not be set when a courier is real')
  const secret = (given: string | undefined, forSandbox: string): string | null =>
    given ?? (isDemonstration ? forSandbox : null)
  return {
    couriers: {
      sandboxUrl,
      keys: {
        royalMail: env.ROYAL_MAIL_API_KEY ?? null,
        dpd: env.DPD_API_KEY ?? null,
        evermile: env.EVERMILE_API_KEY ?? null,
        onfleet: env.ONFLEET_API_KEY ?? null,
        ship24: env.SHIP24_API_KEY ?? null,
      },
      secrets: {
        evermile: secret(env.EVERMILE_WEBHOOK_SECRET, 'whsec_ZXZlcm1pbGVfc2FuZGJveA=='),
        onfleet: secret(env.ONFLEET_WEBHOOK_SECRET, '0f1e2d3c4b5a69788796a5b4c3d2e1f0'),
        ship24: secret(env.SHIP24_WEBHOOK_SECRET, 'ship24_sandbox'),
      },
      workshopPhone: env.WORKSHOP_PHONE,
      workshop: env.WORKSHOP_ADDRESS.split(',').map((line) => line.trim()),
    },
    shopify: {
      isLive: env.SHOPIFY_API_SECRET !== undefined,
      sandboxUrl,
      apiSecret: secret(env.SHOPIFY_API_SECRET, 'shopify_sandbox'),
      userIps: (env.SHOPIFY_USER_IPS ?? '').split(',').filter((entry) => entry !== ''),
    },
  }
}
