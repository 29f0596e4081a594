import { abandonBasket, restoreBasket } from './abandoned-basket.ts'
import { register, requestPasswordReset, resetPassword } from './accounts.ts'
import { abandonBasket, restoreBasket } from './abandoned-basket.ts'
import { clearBasket, getBasket, updateBasket } from './basket.ts'
import { guestCheckoutV2, stripeWebhook, validateOrderPaid } from './checkout.ts'
import { deliveryProviders } from './delivery-providers.ts'
import { allDeliveryProviders, guestCouponValidation, payloadBasketDiscount } from './discounts.ts'
import { guestCheckout } from './guest-checkout.ts'
import { orderDetails } from './orders.ts'
import type { RouteDefinition } from './route.ts'
import { logout, refreshToken, storefrontDetails, storefrontToken } from './storefront-session.ts'

/** Every call of the api, by method and path. The client's types and the api's OpenAPI page come from it. */
export const calls = {
  'GET /public/get_basket': getBasket,
  'POST /public/update_basket': updateBasket,
  'POST /public/clear_basket': clearBasket,
  'POST /public/payload_basket_discount': payloadBasketDiscount,
  'GET /public/abandoned_basket': restoreBasket,
  'POST /public/abandoned_basket': abandonBasket,
  'GET /public/delivery_providers': deliveryProviders,
  'GET /public/all_delivery_providers': allDeliveryProviders,
  'POST /public/guest_coupon_validation': guestCouponValidation,
  'POST /public/guest_checkout': guestCheckout,
  'POST /public/guest_checkout_v2': guestCheckoutV2,
  'GET /public/validate_order_paid': validateOrderPaid,
  'POST /public/register': register,
  'GET /public/password_reset': requestPasswordReset,
  'POST /public/password_reset': resetPassword,
  'POST /public/stripe_webhook': stripeWebhook,
  'GET /public/order_details': orderDetails,
  'POST /storefront/token': storefrontToken,
  'POST /storefront/refresh_token': refreshToken,
  'POST /storefront/logout': logout,
  'GET /storefront/storefront_details': storefrontDetails,
} satisfies Record<string, RouteDefinition>

export type Calls = typeof calls
export type CallName = keyof Calls
