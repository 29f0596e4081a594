import type { PageName } from '#src/remotes/page-name.ts'
import type { DescribedRoute, PageRoute } from '@darnley/contract/page-route'

const descriptions: Readonly<Record<PageName, string>> = {
  'booking/wizard': 'Book the alteration, repair or upsizing of your clothes and pay by card.',
  'booking/fitting-guide': 'How to pin, match or measure your item.',
  'checkout/basket': 'The services in your basket.',
  'checkout/checkout': 'Give your details, choose the delivery and pay.',
  'checkout/validate-payment': 'Your payment is being checked.',
  'checkout/thank-you': 'Your order was placed.',
  'checkout/order': 'Where your clothes are on their way.',
  'checkout/password-reset': 'Set a new password by the link of an e-mail.',
  'checkout/confirm-account': 'Open your account by the link of an e-mail.',
  'checkout/your-data': 'See what we keep about you, take a copy of it, or have it erased.',
  'storefront/sign-in': 'Sign in to take orders for your customers.',
  'storefront/password-reset': 'Set a new password by the link of an e-mail.',
  'storefront/customer-drop-off': 'Scan the code of a customer who drops off an order.',
  'storefront/orders': 'Current and past orders of the shop.',
  'storefront/order': 'One order with its history.',
  'storefront/stores': 'All stores and studios, with opening hours and what each accepts.',
  'storefront/sessions': 'The devices on which you are signed in.',
}

const wizardsFirstRequest = '/content/api/item-categories?limit=0&depth=1&sort=sortOrder'

/** Returns a route's description; a partner's front page is described as the sign-in, which visitors see there. */
export function describeRoute(route: PageRoute<PageName>): DescribedRoute {
  const description = descriptions[route.signedOutModule ?? route.module]
  const startsWizard = route.module === 'booking/wizard' && !route.signedOutModule
  return { ...route, description, ...(startsWizard && { firstRequest: wizardsFirstRequest }) }
}
