import type { ComponentType } from 'react'

/**
 * What each area exposes to the host through federation. The host loads these modules by name at run time and knows
 * nothing else about a remote; a remote checks its exposed modules against this type with `satisfies`. Versioned like
 * any contract: a change is backward compatible or gets a new name.
 */
export interface AreaModules {
  'booking/wizard': PageModule
  'booking/fitting-guide': PageModule
  'checkout/basket': PageModule
  'checkout/checkout': PageModule
  'checkout/validate-payment': PageModule
  'checkout/thank-you': PageModule
  'checkout/order': PageModule
  'checkout/password-reset': PageModule
  'checkout/your-data': PageModule
  'checkout/confirm-account': PageModule
  'checkout/basket-panel': { BasketPanel: ComponentType<BasketPanelProps> }
  'storefront/sign-in': PageModule
  'storefront/password-reset': PageModule
  'storefront/customer-drop-off': PageModule
  'storefront/orders': PageModule
  'storefront/order': PageModule
  'storefront/stores': PageModule
  'storefront/sessions': PageModule
  'storefront/staff-menu': { StaffMenu: ComponentType }
}

export type AreaModuleName = keyof AreaModules

/** A page fills the main area, renders its own h1 and calls nothing of the host. */
export interface PageModule {
  Page: ComponentType
}

export interface BasketPanelProps {
  onClose: () => void
}
