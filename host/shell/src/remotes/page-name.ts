import type { AreaModuleName } from '@darnley/web/areas'

/** The area modules that are pages, not parts of the host's layout. */
export type PageName = Exclude<AreaModuleName, 'checkout/basket-panel' | 'storefront/staff-menu'>
