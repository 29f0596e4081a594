import { toLocale } from 'shared/money'
import { pageConfig } from 'shared/page-config'
import { $staff } from 'shared/session'
import { computed } from 'shared/stores'

/** The shop's locale for amounts and dates. */
export const $locale = computed($staff, (staff) =>
  toLocale(
    staff.status === 'signed-in'
      ? staff.storefront.locale
      : (pageConfig().storefront?.locale ?? 'en_GB'),
  ),
)
