import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { CourierService, PartnerConfig } from '#src/config-partners.ts'
import { HttpError } from '#src/lib/http-error.ts'
import type { Courier } from './courier.ts'
import { dpd } from './dpd.ts'
import { evermile } from './evermile.ts'
import { royalMail } from './royal-mail.ts'
import { sandboxCourier } from './sandbox.ts'

/**
 * Returns the courier of a delivery provider: the real one when its key is set, otherwise the sandbox's.
 * @throws HttpError 503 for a courier without a contract: an order may be older than its end
 */
export function courierOf(
  provider: DeliveryProviderCode,
  { services }: Pick<PartnerConfig['couriers'], 'services'>,
): Courier {
  if (provider === 'DPD') return connect(services.dpd, { title: 'DPD', name: 'dpd', open: dpd })
  if (provider === 'Evermile')
    return connect(services.evermile, { title: 'Evermile', name: 'evermile', open: evermile })
  return connect(services.royalMail, { title: 'Royal Mail', name: 'royal-mail', open: royalMail })
}

interface Adapter {
  /** For messages. */
  readonly title: string
  /** Name of the courier in the sandbox. */
  readonly name: string
  readonly open: (key: string) => Courier
}

export function noContract(title: string): HttpError {
  return new HttpError({
    status: 503,
    detail: `We do not work with ${title} any more, so this order has to travel in another way. Please write to us.`,
    headers: { 'retry-after': '3600' },
  })
}

function connect(service: CourierService, { title, name, open }: Adapter): Courier {
  if (service.type === 'none') throw noContract(title)
  return service.type === 'live' ? open(service.key) : sandboxCourier(name, service.sandboxUrl)
}
