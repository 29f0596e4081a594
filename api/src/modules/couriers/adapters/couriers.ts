import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import type { PartnerConfig } from '#src/config-partners.ts'
import type { Courier } from './courier.ts'
import { dpd } from './dpd.ts'
import { evermile } from './evermile.ts'
import { royalMail } from './royal-mail.ts'
import { sandboxCourier } from './sandbox.ts'

/** The courier of a delivery provider: the real one where its key is set, else the sandbox's. */
export function courierOf(
  provider: DeliveryProviderCode,
  { keys, sandboxUrl }: PartnerConfig['couriers'],
): Courier {
  if (provider === 'DPD') return keys.dpd ? dpd(keys.dpd) : sandboxCourier('dpd', sandboxUrl)
  if (provider === 'Evermile')
    return keys.evermile ? evermile(keys.evermile) : sandboxCourier('evermile', sandboxUrl)
  return keys.royalMail ? royalMail(keys.royalMail) : sandboxCourier('royal-mail', sandboxUrl)
}
