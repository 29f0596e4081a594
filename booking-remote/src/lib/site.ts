import { GUARANTEE_DAYS } from '@darnley/domain/guarantee'
import { pageConfig } from '@darnley/web/page-config'
import { toLocale } from '@darnley/domain/money'

/** Returns the locale for amounts on this site. */
export function siteLocale(): string {
  return toLocale(pageConfig().storefront?.locale ?? 'en_GB')
}

/** Returns the path of the wizard, which differs on partner sites (docs/decisions). */
export function bookingPath(): string {
  return pageConfig().mode === 'storefront' ? '/storefront/booking' : '/booking'
}

/** The page that the wizard leaves for; what its address says is not the wizard's to write. */
export const basketPath = '/basket'

/** Returns within how many days of getting it back a customer reports what is not right. */
export function guaranteeDays(): number {
  return pageConfig().guaranteeDays ?? GUARANTEE_DAYS
}

export function supportEmail(): string {
  return pageConfig().company.supportEmail
}
