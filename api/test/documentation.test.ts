import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInForEach } from './support/staff.ts'
import { type Visitor, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

/** Sections 7.1 and 7.2 of the specification, call by call. */
const PUBLIC = `POST register, GET password_reset, POST password_reset, GET faq, GET fees, GET items, GET questions,
  POST new_item, POST contact_us, POST services, GET announcements, GET location_check, GET location_check_v2,
  GET alteration_details, GET price_service, POST service_request, GET shifts, GET upsizing, GET order_details,
  GET order_qr_code, GET validate_order_paid, GET storefront/auth, GET abandoned_basket, POST abandoned_basket,
  POST guest_coupon_validation, POST guest_checkout, POST guest_checkout_v2, POST stripe_webhook,
  GET delivery_providers, GET all_delivery_providers, GET get_basket, POST update_basket, POST clear_basket,
  POST payload_basket_discount, GET store/store_item_customisations, GET store/store_pricing,
  GET store/service_pricing, GET store/store_details, GET store/store_details_{product},
  GET store/store_details/{hostname}, GET store/resolved_price, GET store/find_order, GET store/all_stores_simple,
  POST shopify/auth, GET shopify/find_order, GET shopify/valid_user, GET shopify/store_item_customisations,
  GET shopify/store_pricing, GET shopify/store_assets, GET shopify/store_details,
  POST shopify/customers/data_request, POST shopify/customers/redact, POST shopify/shop/redact,
  GET shopify/send_shopify_initial_customer_email, POST shopify/create_event, GET dpd_shipping_label,
  POST evermile_proposals, POST evermile_order, POST evermile_update_event, POST onfleet_update_event,
  POST ship24_webhook, HEAD ship24_webhook, GET royal_mail_label`

const STOREFRONT = `POST jwt_auth, POST token, POST token_swagger, POST refresh_token, POST logout,
  POST password_reset, GET storefront_orders, GET storefront_past_orders, GET all_stores, GET storefront_details,
  GET all_studios, POST update_order_status, POST mark_order_dispatched_by_store, GET order_details_by_token`

const under = (prefix: string, names: string): string[] =>
  names.split(/,\s+/).map((name) => name.trim().replace(' ', ` /${prefix}/`))

const SECTION_7 = [...under('public', PUBLIC), ...under('storefront', STOREFRONT), 'GET /item/{id}']

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly example?: string | number
}

interface Operation {
  readonly parameters: readonly Parameter[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>
  }
  readonly responses: Readonly<Record<string, unknown>>
}

let environment: TestEnvironment
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
const roles = new Map<RouteDefinition['access'], Visitor>()

beforeAll(async () => {
  environment = await startTestEnvironment()
  const visitor = visit(environment.apiUrl)
  paths = (await visitor.get<{ paths: typeof paths }>('/openapi.json')).body.paths
  for (const access of ['public', 'basket', 'provider'] as const) roles.set(access, visitor)
  for (const [access, colleague] of await signInForEach(environment)) roles.set(access, colleague)
})
afterAll(() => environment.stop())

it('every call of section 7 is documented', () => {
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented).toEqual(expect.arrayContaining(SECTION_7))
  expect(SECTION_7).toHaveLength(63 + 14 + 1)
})

/** Builds a request from the document's examples alone, as the docs page sends it. */
function requestOf(path: string, { parameters, requestBody }: Operation): SentRequest {
  const given = parameters.filter(({ example }) => example !== undefined)
  const of = (place: Parameter['in']): [string, string][] =>
    given.filter((each) => each.in === place).map(({ name, example }) => [name, String(example)])
  const address = of('path').reduce((at, [name, value]) => at.replace(`{${name}}`, value), path)
  const query = new URLSearchParams(of('query')).toString()
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isForm = type === 'application/x-www-form-urlencoded'
  return {
    address: query === '' ? address : `${address}?${query}`,
    headers: { ...Object.fromEntries(of('header')), ...(isForm ? { 'content-type': type } : {}) },
    body: isForm
      ? new URLSearchParams(media?.example as Record<string, string>).toString()
      : media?.example,
  }
}

interface SentRequest {
  readonly address: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** Calls whose example refers to something that does not exist or is not signed. */
const REFUSED: Readonly<Record<string, number>> = {
  'POST /public/confirm_registration': 422,
  'POST /public/password_reset': 422,
  'POST /public/account_sign_in': 401,
  'POST /public/confirm_account_email': 422,
  'POST /storefront/refresh_token': 401,
  'POST /workshop/second_step/begin': 422,
  'POST /storefront/token': 401,
  'POST /storefront/token_swagger': 401,
  'GET /public/storefront/auth': 401,
  'POST /storefront/jwt_auth': 401,
  'POST /workshop/partner_pictures/{id}': 422,
  'POST /public/stripe_webhook': 400,
}

it('a header that OpenAPI leaves to its security schemes can be sent from the docs page', () => {
  const authorized = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters }) => parameters.some((one) => one.name === 'authorization'))
  expect(authorized.map(({ security }) => security)).toEqual([[{ bearer: [] }], [{ basic: [] }]])
})

describe.each(Object.entries<RouteDefinition>(calls))('%s', (name, { access, method }) => {
  it('can be tried as documented', async () => {
    const [, path = ''] = name.split(' ')
    const operation = paths[path]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${name} is not documented`)
    expect(operation.parameters.filter(isMissing)).toEqual([])
    const { address, ...sending } = requestOf(path, operation)
    const status = await send({ access, method, address, sending })
    expect(Object.keys(operation.responses).map(Number)).toContain(status)
    const isSigned = access === 'provider' && method === 'POST'
    if (status === 400 || status === 401 || status === 422)
      expect(status).toBe(REFUSED[name] ?? (isSigned ? 401 : 'accepted'))
    expect(status).toBeLessThan(500)
  })
})

interface Sent {
  readonly access: RouteDefinition['access']
  readonly method: RouteDefinition['method']
  readonly address: string
  readonly sending: Pick<SentRequest, 'headers' | 'body'>
}

async function send({ access, method, address, sending }: Sent): Promise<number> {
  const cookies = roles.get(access)?.cookies ?? new Map<string, string>()
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const isJson = sending.body !== undefined && !sending.headers['content-type']
  const text = isJson ? JSON.stringify(sending.body) : (sending.body as string | undefined)
  const response = await fetch(environment.apiUrl + address, {
    method,
    headers: {
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      cookie,
      ...sending.headers,
    },
    body: text ?? null,
  })
  await response.arrayBuffer()
  return response.status
}

function isMissing({ required, example }: Parameter): boolean {
  return required && example === undefined
}
