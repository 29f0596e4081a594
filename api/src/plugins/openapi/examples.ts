import type { CallName } from '@darnley/contract/calls'

/** Example values for a call, so that it can be tried on the docs page as it stands. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Well-formed but unknown: the call responds with its documented 404. */
const TOKEN = 'A'.repeat(43)
const ORDER_ID = '00000000-0000-4000-8000-000000000000'
const DOMAIN = 'maison.localhost'
const SHOP = 'maison.myshopify.com'
const STORE_URL = `https://${SHOP}`

const JEANS = {
  id: '69771883-210d-4d05-8fb6-1555e11a0b6d',
  itemCategory: { id: 'trousers', name: 'Trousers & jeans' },
  item: { id: 'jeans', name: 'Jeans', coverImage: null },
  itemDescription: 'Blue denim, size 32',
  serviceDetails: [
    {
      id: '3303aafd-5cdf-41bc-9c95-80614d1ab993',
      service: {
        id: 'shorten-hem',
        name: 'Shorten hem',
        price: 1600,
        serviceType: 'alteration',
        coverImage: null,
      },
      questionAnswerModifiers: [
        {
          questionId: 'shorten-hem.finish',
          question: 'How should the new hem look?',
          answer: 'A plain machine-stitched hem',
          answerId: 'shorten-hem.finish.plain',
          priceModifier: 0,
          tailorPointsModifier: 0,
        },
      ],
      subserviceDetails: null,
      fittingChoice: 'pin_in_store',
      fittingDetails: null,
      repairLocation: null,
      tailorNotes: null,
    },
  ],
}

const CUSTOMER = {
  customer_name: 'Amara Osei',
  email: 'amara.osei@example.com',
  phone: '07700 900123',
  collection_provider: 'RMTracked24',
  dropoff_provider: 'RMTracked24',
  in_store_type: null,
  address: {
    full_name: 'Amara Osei',
    line1: '14 Weavers Row',
    line2: '',
    city: 'Leeds',
    postcode: 'LS1 4AB',
  },
  express: false,
  origin_system: 'd2c-web',
  coupon_code: null,
}

const shopifyHeaders = {
  'x-shopify-hmac-sha256': 'signed-by-shopify',
  'x-shopify-shop-domain': SHOP,
  'x-shopify-webhook-id': ORDER_ID,
}

/** Calls without input have no entry; those that providers sign respond with their documented 401. */
export const EXAMPLES: Partial<Record<CallName, Example>> = {
  'POST /public/register': {
    body: { name: 'Ida Holm', email: 'ida.holm@example.com', password: 'a seam in time' },
  },
  'POST /public/confirm_registration': { body: { token: TOKEN, password: 'a seam in time' } },
  'GET /public/password_reset': { query: { email: 'ida.holm@example.com' } },
  'POST /public/password_reset': { body: { token: TOKEN, password: 'another stitch' } },
  'GET /public/fees': { query: { fee_key: 'express' } },
  'GET /public/items': { query: { item_ids: 'jeans', d2c_items: 'true' } },
  'GET /public/questions': { query: { item_id: 'jeans' } },
  'POST /public/new_item': {
    body: { item_name: 'Wedding sari', description: 'Silk, with a loose border' },
  },
  'POST /public/contact_us': {
    body: {
      name: 'Ida Holm',
      email: 'ida.holm@example.com',
      message: 'Do you mend waxed jackets?',
    },
  },
  'POST /public/services': {
    body: {
      item_id: 'jeans',
      services: [{ name: 'Embroider', service_type: 'repair', description: 'A swallow' }],
    },
  },
  'GET /public/announcements': { query: { version_number: '1.0.0' } },
  'GET /public/location_check': { query: { address: '27 Cutters Yard, London, E8 4QS' } },
  'GET /public/location_check_v2': { query: { address: '27 Cutters Yard, London, E8 4QS' } },
  'GET /public/alteration_details': { query: { alteration_id: 'shorten-hem' } },
  'GET /public/price_service': {
    query: { service_id: 'shorten-hem', attributes: 'shorten-hem.finish.plain' },
  },
  'POST /public/service_request': {
    body: { item_name: 'Jeans', service_request: 'A repair of a swimming costume' },
  },
  'GET /public/shifts': { query: { as_of: '2026-12-01' } },
  'GET /public/store/store_item_customisations': { query: { storefront_domain: DOMAIN } },
  'GET /public/store/store_pricing': { query: { storefront_domain: DOMAIN } },
  'GET /public/store/service_pricing': { query: { storefront_domain: DOMAIN } },
  'GET /public/store/store_details': { query: { store_url: `http://${DOMAIN}:3000` } },
  'GET /public/store/store_details_{product}': {
    params: { product: 'darnley' },
    query: { storefront_domain: DOMAIN },
  },
  'GET /public/store/store_details/{hostname}': { params: { hostname: DOMAIN } },
  'GET /public/store/resolved_price': {
    query: { storefront_domain: DOMAIN, service_type: 'alteration', service_id: 'shorten-hem' },
  },
  'GET /public/store/find_order': {
    query: { order_number: 'DN-48213', email: 'amara.osei@example.com' },
  },
  'GET /item/{id}': { params: { id: 'jeans' } },
  'POST /public/update_basket': { body: { version: 0, basket: [JEANS] } },
  'POST /public/payload_basket_discount': { query: { discount_code: 'WELCOME10' } },
  'GET /public/abandoned_basket': { query: { id: TOKEN } },
  'POST /public/abandoned_basket': { body: { email: 'amara.osei@example.com' } },
  'GET /public/delivery_providers': { query: { address: '27 Cutters Yard, London, E8 4QS' } },
  'POST /public/guest_coupon_validation': { body: { coupon_code: 'WELCOME10', basket: [JEANS] } },
  'POST /public/personal_data_request': { body: { email: 'amara.osei@example.com' } },
  'POST /public/personal_data_export': { body: { token: TOKEN } },
  'POST /public/personal_data_erasure': { body: { token: TOKEN } },
  'POST /public/guest_checkout': { body: { ...CUSTOMER, basket: [JEANS] } },
  'POST /public/guest_checkout_v2': { body: CUSTOMER },
  'GET /public/validate_order_paid': { query: { order_id_token: TOKEN } },
  'POST /public/stripe_webhook': {
    headers: { 'stripe-signature': 't=1,v1=signed-by-stripe' },
    body: { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: {} } },
  },
  'GET /public/order_details': { query: { order_id_token: TOKEN } },
  'GET /public/order_progress': { query: { order_id_token: TOKEN } },
  'GET /public/order_qr_code': { query: { order_id_token: TOKEN } },
  'POST /storefront/token': {
    body: { email: 'staff@maison.example', password: 'your password' },
  },
  'GET /public/storefront/auth': { query: { access_code: 'your-access-code' } },
  'POST /storefront/jwt_auth': {
    query: { access_code: 'your-access-code', store_id: 'maison-vale-marylebone' },
  },
  'POST /storefront/token_swagger': {
    body: { grant_type: 'password', username: 'staff@maison.example', password: 'your password' },
  },
  'POST /storefront/end_session': { query: { session_id: ORDER_ID } },
  'POST /storefront/password_reset': { body: { email: 'staff@maison.example' } },
  'GET /storefront/storefront_orders': { query: { limit: 20 } },
  'GET /storefront/storefront_past_orders': { query: { limit: 20 } },
  'POST /storefront/search_orders': { body: { list: 'current', search: 'DN-48213' } },
  'GET /storefront/order_qr_code': { query: { order_id: ORDER_ID } },
  'GET /storefront/order_details_by_token': { query: { order_id_token: TOKEN } },
  'POST /storefront/update_order_status': {
    query: { order_id: ORDER_ID, order_status: 'awaiting_pickup' },
  },
  'POST /storefront/mark_order_dispatched_by_store': { query: { order_id: ORDER_ID } },
  'GET /public/dpd_shipping_label': { query: { order_id: TOKEN } },
  'GET /public/royal_mail_label': { query: { token: TOKEN } },
  'POST /public/evermile_proposals': { body: { order_id_token: TOKEN } },
  'POST /public/evermile_order': { body: { order_id_token: TOKEN, proposal_id: 'slot' } },
  'POST /public/evermile_update_event': {
    headers: {
      'svix-id': 'msg_1',
      'svix-timestamp': '1790000000',
      'svix-signature': 'v1,signed-by-evermile',
    },
    body: { order: { externalOrderId: 'DN-48213', status: 'Collected' } },
  },
  'POST /public/onfleet_update_event': {
    headers: { 'x-onfleet-signature': 'signed-by-onfleet' },
    body: { taskId: 'task', triggerId: 3, time: 1_790_000_000_000, data: { task: {} } },
  },
  'POST /public/ship24_webhook': {
    headers: { authorization: 'Bearer secret-of-ship24' },
    body: { trackings: [] },
  },
  'POST /public/shopify/auth': { query: { access_token: 'shpat_0123', store_url: STORE_URL } },
  'GET /public/shopify/find_order': {
    query: { order_number: '1001', email: 'ida.holm@example.com', storefront_domain: DOMAIN },
  },
  'GET /public/shopify/valid_user': { query: { user_ip: '203.0.113.7' } },
  'GET /public/shopify/store_item_customisations': { query: { storefront_domain: DOMAIN } },
  'GET /public/shopify/store_pricing': { query: { storefront_domain: DOMAIN } },
  'GET /public/shopify/store_assets': { query: { storefront_domain: DOMAIN } },
  'GET /public/shopify/store_details': { query: { store_url: STORE_URL } },
  'POST /public/shopify/customers/data_request': {
    headers: shopifyHeaders,
    body: { shop_domain: SHOP, customer: { email: 'ida.holm@example.com' } },
  },
  'POST /public/shopify/customers/redact': {
    headers: shopifyHeaders,
    body: { shop_domain: SHOP, customer: { email: 'ida.holm@example.com' }, orders_to_redact: [] },
  },
  'POST /public/shopify/shop/redact': { headers: shopifyHeaders, body: { shop_domain: SHOP } },
  'POST /public/shopify/create_event': {
    query: { event_name: 'orders/create' },
    headers: shopifyHeaders,
    body: { id: 1, order_number: 1001, line_items: [] },
  },
}
