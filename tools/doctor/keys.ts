import { ask, type Finding, ok, type Settings, unknown, wrong } from './finding.ts'

/** Where services answer; tests name servers of their own. */
export const serviceUrls = {
  royalMail: 'https://api.parcel.royalmail.com/api/v1',
  dpd: 'https://api.customers.dpd.co.uk',
  evermile: 'https://auth.prod.evermile.io',
  onfleet: 'https://onfleet.com/api/v2',
  ship24: 'https://api.ship24.com/public/v1',
  twilio: 'https://api.twilio.com',
  google: 'https://places.googleapis.com',
}
export type ServiceUrls = typeof serviceUrls

interface Probe {
  /** As in "Royal Mail". */
  readonly service: string
  /** The setting that holds its key. */
  readonly setting: string
  /** A request that changes nothing. */
  readonly request: (key: string) => { readonly url: string; readonly init: RequestInit }
}

const basic = (text: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(text).toString('base64')}`,
})

function probes(settings: Settings, urls: ServiceUrls): Probe[] {
  const bearer = (key: string): RequestInit => ({ headers: { authorization: `Bearer ${key}` } })
  const account = settings['TWILIO_ACCOUNT_SID'] ?? ''
  return [
    {
      service: 'Royal Mail',
      setting: 'ROYAL_MAIL_API_KEY',
      request: (key) => ({ url: `${urls.royalMail}/orders?pageSize=1`, init: bearer(key) }),
    },
    {
      service: 'DPD',
      setting: 'DPD_API_KEY',
      request: (key) => ({
        url: `${urls.dpd}/v1/customer/auth/access`,
        init: { headers: basic(key) },
      }),
    },
    {
      service: 'Evermile',
      setting: 'EVERMILE_API_KEY',
      request: (key) => ({
        url: `${urls.evermile}/oauth2/token`,
        init: {
          method: 'POST',
          headers: basic(key.split(':').slice(0, 2).join(':')),
          body: new URLSearchParams({ grant_type: 'client_credentials' }),
        },
      }),
    },
    {
      service: 'Onfleet',
      setting: 'ONFLEET_API_KEY',
      request: (key) => ({ url: `${urls.onfleet}/auth/test`, init: { headers: basic(`${key}:`) } }),
    },
    {
      service: 'Ship24',
      setting: 'SHIP24_API_KEY',
      request: (key) => ({ url: `${urls.ship24}/trackers?page=1&limit=1`, init: bearer(key) }),
    },
    {
      service: 'Twilio',
      setting: 'TWILIO_AUTH_TOKEN',
      request: (key) => ({
        url: `${urls.twilio}/2010-04-01/Accounts/${account}.json`,
        init: { headers: basic(`${account}:${key.split(',')[0]?.trim() ?? ''}`) },
      }),
    },
    {
      service: 'Google Places',
      setting: 'GOOGLE_PLACES_KEY',
      request: (key) => ({
        url: `${urls.google}/v1/places:autocomplete`,
        init: {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-goog-api-key': key,
            // The key is restricted to the addresses of the sites.
            referer: `${settings['SITE_URL'] ?? ''}/`,
          },
          body: JSON.stringify({ input: 'E8 4QS', includedRegionCodes: ['gb'] }),
        },
      }),
    },
  ]
}

/** Tries the key of each service that has one by a request that changes nothing. */
export function checkKeys(settings: Settings, urls: ServiceUrls): Promise<Finding[]> {
  const set = probes(settings, urls).filter(({ setting }) => settings[setting])
  return Promise.all(set.map((probe) => tryKey(probe, settings[probe.setting] ?? '')))
}

async function tryKey({ service, setting, request }: Probe, key: string): Promise<Finding> {
  const check = `${service}: key`
  const { url, init } = request(key)
  const answer = await ask(url, init)
  if (!answer) return unknown(check, `${new URL(url).host} does not answer from here`)
  if (answer.ok) return ok(check, 'is accepted')
  const says = `is refused with ${answer.status}`
  if (answer.status === 429 || answer.status >= 500)
    return unknown(check, `the service answers ${answer.status}: run the doctor again later`)
  return wrong(check, says, `copy the key of your account at ${service} into ${setting}`)
}
