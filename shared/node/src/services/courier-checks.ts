/**
 * The harmless request by which the key of each courier service is tried. The doctor and the owner's page of the
 * workshop share it. Sources: the files of api/src/modules/couriers/adapters.
 */
import { basicAuthorization, type HarmlessRequest } from './try-service.ts'

export interface CourierCheck {
  /** As in "Royal Mail". */
  readonly name: string
  /** The setting of the api that holds its key. */
  readonly setting: string
  /** Where the service answers. */
  readonly url: string
  /** Its folder in the sandbox, whose addresses go on like the service's own. */
  readonly standIn: string
  request(key: string, base: string): HarmlessRequest
}

const bearer = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } })

export const courierChecks = {
  royalMail: {
    name: 'Royal Mail',
    setting: 'ROYAL_MAIL_API_KEY',
    url: 'https://api.parcel.royalmail.com/api/v1',
    standIn: 'royal-mail/api/v1',
    request: (key, base) => ({ url: `${base}/orders?pageSize=1`, init: bearer(key) }),
  },
  dpd: {
    name: 'DPD',
    setting: 'DPD_API_KEY',
    url: 'https://api.customers.dpd.co.uk',
    standIn: 'dpd',
    request: (key, base) => ({
      url: `${base}/v1/customer/auth/access`,
      init: { headers: basicAuthorization(key) },
    }),
  },
  evermile: {
    name: 'Evermile',
    setting: 'EVERMILE_API_KEY',
    url: 'https://auth.prod.evermile.io',
    standIn: 'evermile',
    request: (key, base) => ({
      url: `${base}/oauth2/token`,
      init: {
        method: 'POST',
        // The key ends with the id of the merchant.
        headers: basicAuthorization(key.split(':').slice(0, 2).join(':')),
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      },
    }),
  },
  onfleet: {
    name: 'Onfleet',
    setting: 'ONFLEET_API_KEY',
    url: 'https://onfleet.com/api/v2',
    standIn: 'onfleet/api/v2',
    request: (key, base) => ({
      url: `${base}/auth/test`,
      init: { headers: basicAuthorization(`${key}:`) },
    }),
  },
  ship24: {
    name: 'Ship24',
    setting: 'SHIP24_API_KEY',
    url: 'https://api.ship24.com/public/v1',
    standIn: 'ship24/public/v1',
    request: (key, base) => ({ url: `${base}/trackers?page=1&limit=1`, init: bearer(key) }),
  },
} satisfies Record<string, CourierCheck>

export type CheckedCourier = keyof typeof courierChecks
