import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { PartnerConfig, Service } from '#src/config-partners.ts'
import type { Courier } from './courier.ts'
import { dpd } from './dpd.ts'
import { evermile } from './evermile.ts'
import { royalMail } from './royal-mail.ts'
import { sandboxCourier } from './sandbox.ts'

/** Returns the courier of a delivery provider: the real one when its key is set, otherwise the sandbox's. */
export function courierOf(
  provider: DeliveryProviderCode,
  { services }: Pick<PartnerConfig['couriers'], 'services'>,
): Courier {
  if (provider === 'DPD') return connect(services.dpd, { name: 'dpd', open: dpd })
  if (provider === 'Evermile')
    return connect(services.evermile, { name: 'evermile', open: evermile })
  return connect(services.royalMail, { name: 'royal-mail', open: royalMail })
}

interface Adapter {
  /** Name of the courier in the sandbox. */
  readonly name: string
  readonly open: (key: string) => Courier
}

function connect(service: Service, { name, open }: Adapter): Courier {
  return service.type === 'live' ? open(service.key) : sandboxCourier(name, service.sandboxUrl)
}
