import { courierChecks, type CheckedCourier } from '@darnley/node/courier-checks'
import { basicAuthorization, type HarmlessRequest, tryService } from '@darnley/node/try-service'
import { type Finding, ok, type Settings, unknown, wrong } from './finding.ts'

const couriers = Object.entries(courierChecks) as [CheckedCourier, (typeof courierChecks)['dpd']][]

/** Where services answer; tests name servers of their own. */
export const serviceUrls = {
  ...(Object.fromEntries(couriers.map(([id, { url }]) => [id, url])) as Record<
    CheckedCourier,
    string
  >),
  twilio: 'https://api.twilio.com',
  google: 'https://places.googleapis.com',
}
export type ServiceUrls = typeof serviceUrls

/** Returns the addresses of the sandbox, which answers as the services do, to try the doctor itself. */
export function standInUrls(sandboxUrl: string): ServiceUrls {
  const ofCouriers = couriers.map(([id, { standIn }]) => [id, `${sandboxUrl}/couriers/${standIn}`])
  return {
    ...(Object.fromEntries(ofCouriers) as Record<CheckedCourier, string>),
    twilio: `${sandboxUrl}/twilio`,
    google: `${sandboxUrl}/google`,
  }
}

interface Probe {
  /** As in "Royal Mail". */
  readonly service: string
  /** The setting that holds its key. */
  readonly setting: string
  /** A request that changes nothing. */
  readonly request: (key: string) => HarmlessRequest
}

function probes(settings: Settings, urls: ServiceUrls): Probe[] {
  const account = settings['TWILIO_ACCOUNT_SID'] ?? ''
  return [
    ...couriers.map(([id, { name, setting, request }]) => ({
      service: name,
      setting,
      request: (key: string) => request(key, urls[id]),
    })),
    {
      service: 'Twilio',
      setting: 'TWILIO_AUTH_TOKEN',
      request: (key) => ({
        url: `${urls.twilio}/2010-04-01/Accounts/${account}.json`,
        init: { headers: basicAuthorization(`${account}:${key.split(',')[0]?.trim() ?? ''}`) },
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
  const asked = request(key)
  const { result, status } = await tryService(asked)
  switch (result) {
    case 'works':
      return ok(check, 'is accepted')
    case 'unreachable':
      return unknown(check, `${new URL(asked.url).host} does not answer from here`)
    case 'busy':
      return unknown(check, `the service answers ${status}: run the doctor again later`)
    case 'unexpected':
      return unknown(
        check,
        `${new URL(asked.url).host} answers ${status}, which says nothing of the key`,
      )
    case 'refused':
      return wrong(
        check,
        `is refused with ${status}`,
        `copy the key of your account at ${service} into ${setting}`,
      )
  }
}
