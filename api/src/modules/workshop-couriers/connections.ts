import type {
  CourierConnection,
  CourierService,
  CourierTest,
} from '@darnley/contract/workshop-couriers'
import { type CourierCheck, courierChecks } from '@darnley/node/courier-checks'
import { tryService } from '@darnley/node/try-service'
import { notFound } from '#src/lib/http-error.ts'
import type { PartnerConfig } from '#src/config-partners.ts'

type Services = PartnerConfig['couriers']['services']

const usedFor: Readonly<Record<CourierService, string>> = {
  royalMail: 'Parcels by post, and their labels',
  dpd: 'Parcels by courier',
  evermile: 'Collections at the door in London',
  onfleet: 'Our own couriers between shops and the workshop',
  ship24: 'Where parcels of any courier are',
}

/** Returns them without those that the company has no contract with. */
export function connectionsOf(services: Services): CourierConnection[] {
  const used = (Object.keys(usedFor) as CourierService[]).filter(
    (courier) => services[courier].type !== 'none',
  )
  return used.map((courier) => ({
    courier,
    name: courierChecks[courier].name,
    used_for: usedFor[courier],
    is_set_up: services[courier].type === 'live',
    setting: courierChecks[courier].setting,
  }))
}

/** The stand-in takes any key. */
const STAND_IN_KEY = 'key:secret:merchant'

/** Tries the key of a service, or its stand-in while there is none. The address comes from the configuration (S18). @throws HttpError 404 for one without a contract */
export async function testConnection(
  courier: CourierService,
  { services, check = courierChecks[courier] }: { services: Services; check?: CourierCheck },
): Promise<CourierTest> {
  const service = services[courier]
  if (service.type === 'none') throw notFound('Courier')
  const request =
    service.type === 'live'
      ? check.request(service.key, check.url)
      : check.request(STAND_IN_KEY, `${service.sandboxUrl}/couriers/${check.standIn}`)
  const verdict = await tryService(request)
  const { result, status, milliseconds } = verdict
  const { host } = new URL(request.url)
  return { courier, result, is_set_up: service.type === 'live', status, host, milliseconds }
}
