import { toLocale } from '@darnley/domain/money'
import { pageConfig } from '@darnley/web/page-config'
import { $staff } from '@darnley/web/session'
import { computed } from '@darnley/web/stores'

/** The shop's locale for amounts and dates. */
export const $locale = computed($staff, (staff) =>
  toLocale(
    staff.status === 'signed-in'
      ? staff.storefront.locale
      : (pageConfig().storefront?.locale ?? 'en_GB'),
  ),
)

/** The shop's name; empty until it is known who is signed in. */
export const $shopName = computed($staff, (staff) =>
  staff.status === 'signed-in' ? staff.storefront.name : '',
)
