import {
  dpdShippingLabel,
  evermileOrder,
  evermileProposals,
  evermileUpdateEvent,
  onfleetUpdateEvent,
  royalMailLabel,
  ship24Webhook,
  ship24WebhookCheck,
} from './couriers.ts'
import { confirmRegistration, register, requestPasswordReset, resetPassword } from './accounts.ts'
import { abandonBasket, abandonedBasket } from './abandoned-basket.ts'
import { clearBasket, getBasket, updateBasket } from './basket.ts'
import {
  alterationDetails,
  itemById,
  items,
  priceService,
  questions,
  upsizing,
} from './catalogue.ts'
import { guestCheckoutV2, stripeWebhook, validateOrderPaid } from './checkout.ts'
import { deliveryProviders } from './delivery-providers.ts'
import { allDeliveryProviders, guestCouponValidation, payloadBasketDiscount } from './discounts.ts'
import { guestCheckout } from './guest-checkout.ts'
import { contactUs, newItem, serviceRequest, wantedServices } from './enquiries.ts'
import { announcements, faq, feeList } from './help.ts'
import { locationCheck, locationCheckV2, shifts } from './locations.ts'
import { orderProgress } from './order-progress.ts'
import { orderDetails } from './orders.ts'
import { allStores, allStudios } from './places.ts'
import { erasePersonalData, exportPersonalData, requestPersonalData } from './personal-data.ts'
import type { RouteDefinition } from './route.ts'
import {
  sendShopifyInitialCustomerEmail,
  shopifyAuth,
  shopifyCreateEvent,
  shopifyCustomersRedact,
  shopifyDataRequest,
  shopifyFindOrder,
  shopifyItemCustomisations,
  shopifyShopRedact,
  shopifyStoreAssets,
  shopifyStoreDetails,
  shopifyStorePricing,
  shopifyValidUser,
} from './shopify.ts'
import {
  jwtAuth,
  storefrontAuth,
  storefrontPasswordReset,
  tokenSwagger,
} from './storefront-access.ts'
import {
  markOrderDispatchedByStore,
  orderDetailsByToken,
  orderQrCode,
  searchOrders,
  storefrontOrderQrCode,
  storefrontOrders,
  storefrontPastOrders,
  updateOrderStatus,
} from './storefront-orders.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts'
import { logout, refreshToken, storefrontDetails, storefrontToken } from './storefront-session.ts'
import {
  allStoresSimple,
  findOrder,
  resolvedPrice,
  servicePricing,
  storeDetails,
  storeDetailsByHostname,
  storeDetailsOfProduct,
  storeItemCustomisations,
  storePricing,
} from './stores.ts'

/** Every call of the api, by method and path. The client's types and the OpenAPI page are derived from it. */
export const calls = {
  'POST /public/register': register,
  'POST /public/confirm_registration': confirmRegistration,
  'GET /public/password_reset': requestPasswordReset,
  'POST /public/password_reset': resetPassword,
  'GET /public/faq': faq,
  'GET /public/fees': feeList,
  'GET /public/items': items,
  'GET /public/questions': questions,
  'POST /public/new_item': newItem,
  'POST /public/contact_us': contactUs,
  'POST /public/services': wantedServices,
  'GET /public/announcements': announcements,
  'GET /public/location_check': locationCheck,
  'GET /public/location_check_v2': locationCheckV2,
  'GET /public/alteration_details': alterationDetails,
  'GET /public/price_service': priceService,
  'POST /public/service_request': serviceRequest,
  'GET /public/shifts': shifts,
  'GET /public/upsizing': upsizing,
  'GET /public/store/store_item_customisations': storeItemCustomisations,
  'GET /public/store/store_pricing': storePricing,
  'GET /public/store/service_pricing': servicePricing,
  'GET /public/store/store_details': storeDetails,
  'GET /public/store/store_details_{product}': storeDetailsOfProduct,
  'GET /public/store/store_details/{hostname}': storeDetailsByHostname,
  'GET /public/store/resolved_price': resolvedPrice,
  'GET /public/store/find_order': findOrder,
  'GET /public/store/all_stores_simple': allStoresSimple,
  'GET /item/{id}': itemById,
  'GET /public/get_basket': getBasket,
  'POST /public/update_basket': updateBasket,
  'POST /public/clear_basket': clearBasket,
  'POST /public/payload_basket_discount': payloadBasketDiscount,
  'GET /public/abandoned_basket': abandonedBasket,
  'POST /public/abandoned_basket': abandonBasket,
  'GET /public/delivery_providers': deliveryProviders,
  'GET /public/all_delivery_providers': allDeliveryProviders,
  'POST /public/guest_coupon_validation': guestCouponValidation,
  'POST /public/guest_checkout': guestCheckout,
  'POST /public/personal_data_request': requestPersonalData,
  'POST /public/personal_data_export': exportPersonalData,
  'POST /public/personal_data_erasure': erasePersonalData,
  'POST /public/guest_checkout_v2': guestCheckoutV2,
  'GET /public/validate_order_paid': validateOrderPaid,
  'POST /public/stripe_webhook': stripeWebhook,
  'GET /public/order_details': orderDetails,
  'GET /public/order_progress': orderProgress,
  'POST /storefront/token': storefrontToken,
  'POST /storefront/refresh_token': refreshToken,
  'POST /storefront/logout': logout,
  'GET /storefront/storefront_details': storefrontDetails,
  'GET /storefront/sessions': ownSessions,
  'POST /storefront/end_session': endOwnSession,
  'POST /storefront/end_other_sessions': endOtherSessions,
  'GET /public/order_qr_code': orderQrCode,
  'GET /public/storefront/auth': storefrontAuth,
  'POST /storefront/jwt_auth': jwtAuth,
  'POST /storefront/token_swagger': tokenSwagger,
  'POST /storefront/password_reset': storefrontPasswordReset,
  'GET /storefront/storefront_orders': storefrontOrders,
  'GET /storefront/storefront_past_orders': storefrontPastOrders,
  'POST /storefront/search_orders': searchOrders,
  'GET /storefront/order_details_by_token': orderDetailsByToken,
  'GET /storefront/order_qr_code': storefrontOrderQrCode,
  'POST /storefront/update_order_status': updateOrderStatus,
  'POST /storefront/mark_order_dispatched_by_store': markOrderDispatchedByStore,
  'GET /storefront/all_stores': allStores,
  'GET /storefront/all_studios': allStudios,
  'GET /public/dpd_shipping_label': dpdShippingLabel,
  'GET /public/royal_mail_label': royalMailLabel,
  'POST /public/evermile_proposals': evermileProposals,
  'POST /public/evermile_order': evermileOrder,
  'POST /public/evermile_update_event': evermileUpdateEvent,
  'POST /public/onfleet_update_event': onfleetUpdateEvent,
  'POST /public/ship24_webhook': ship24Webhook,
  'HEAD /public/ship24_webhook': ship24WebhookCheck,
  'POST /public/shopify/auth': shopifyAuth,
  'GET /public/shopify/find_order': shopifyFindOrder,
  'GET /public/shopify/valid_user': shopifyValidUser,
  'GET /public/shopify/store_item_customisations': shopifyItemCustomisations,
  'GET /public/shopify/store_pricing': shopifyStorePricing,
  'GET /public/shopify/store_assets': shopifyStoreAssets,
  'GET /public/shopify/store_details': shopifyStoreDetails,
  'POST /public/shopify/customers/data_request': shopifyDataRequest,
  'POST /public/shopify/customers/redact': shopifyCustomersRedact,
  'POST /public/shopify/shop/redact': shopifyShopRedact,
  'GET /public/shopify/send_shopify_initial_customer_email': sendShopifyInitialCustomerEmail,
  'POST /public/shopify/create_event': shopifyCreateEvent,
} satisfies Record<string, RouteDefinition>

export type Calls = typeof calls
export type CallName = keyof Calls
