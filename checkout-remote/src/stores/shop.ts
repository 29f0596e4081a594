import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Storefront } from '@darnley/contract/storefront-session'
import { toLocale, NO_RATE, type Rate } from '@darnley/domain/money'
import { pageConfig } from '@darnley/web/page-config'
import { $staff, type StaffSession } from '@darnley/web/session'
import { computed } from '@darnley/web/stores'

export interface Shop {
  /** On a partner's site only its staff may order (section 4.7). */
  readonly access: 'open' | 'unknown' | 'signed-out'

  /** Staff of a partner shop are signed in and take an order for a customer. */
  readonly storeMode: boolean
  readonly storefront: Storefront | null
  readonly locale: string
  readonly rate: Rate
  /** Delivery providers that this shop does not offer. */
  readonly blocked: readonly DeliveryProviderCode[]
  /** The path for booking a new item. */
  readonly bookingPath: string
}

/** The shop of this site: the company's own, or a partner's. */
export const $shop = computed($staff, toShop)

function toShop(staff: StaffSession): Shop {
  const storefront = staff.status === 'signed-in' ? staff.storefront : null
  return {
    access: accessOf(staff),
    storeMode: storefront !== null,
    storefront,
    locale: toLocale(storefront?.locale ?? pageConfig().storefront?.locale ?? 'en_GB'),
    rate: storefront?.exchange_rate ?? NO_RATE,
    blocked: storefront?.blocked_delivery_providers ?? [],
    bookingPath: storefront ? '/storefront/booking' : '/',
  }
}

function accessOf({ status }: StaffSession): Shop['access'] {
  if (status === 'signed-in' || pageConfig().mode === 'web') return 'open'
  return status === 'signed-out' ? 'signed-out' : 'unknown'
}
