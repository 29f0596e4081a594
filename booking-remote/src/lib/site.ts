import { pageConfig } from 'shared/page-config'
import { toLocale } from 'shared/money'

/** The locale in which this site writes amounts. */
export function siteLocale(): string {
  return toLocale(pageConfig().storefront?.locale ?? 'en_GB')
}

/** Where services are chosen: partner sites have a path of their own (docs/decisions). */
export function bookingPath(): string {
  return pageConfig().mode === 'storefront' ? '/storefront/booking' : '/booking'
}

export function supportEmail(): string {
  return pageConfig().company.supportEmail
}
