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
