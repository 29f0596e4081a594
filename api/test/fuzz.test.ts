/**
 * Sends requests generated from the API's OpenAPI document: valid, nearly valid and hostile ones, those of providers
 * with valid signatures. A failure prints the smallest failing request, a seed and a path: FUZZ_SEED=<seed>
 * FUZZ_PATH=<path> repeats it. LONG=1 sends 20,000 requests from three seeds.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenApi, operationsOf } from './fuzz/document.ts'
import { type FuzzRequest, requestsOf } from './fuzz/requests.ts'
import { send } from './fuzz/send.ts'
import { judgeBy } from './fuzz/verdict.ts'
import { someJeans } from './support/booking.ts'
import { connect } from './support/shopify.ts'
import { signatureOf } from './support/signing.ts'
import { signIn } from './support/staff.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const { FUZZ_SEED, FUZZ_PATH, LONG } = process.env
const seeds = FUZZ_SEED ? [Number(FUZZ_SEED)] : LONG ? [1, 2, 3] : [Date.now() % 1_000_000]
const requestCount = LONG ? 20_000 : 500

let environment: TestEnvironment
let document: OpenApi
let customer: Visitor
let staff: Visitor

interface Known {
  readonly [name: string]: readonly unknown[]
}

/** Returns values that exist in this environment, by field name. */
async function known(): Promise<Known> {
  const jeans = await someJeans()
  const tokens: string[] = []
  for (const provider of ['RMTracked24', 'DPD', 'Evermile'] as const) {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    const address = { full_name: 'A', line1: '27 Yard', line2: '', city: '', postcode: 'E8 4QS' }
    const order = await visitor.checkOut({ collection_provider: provider, address })
    tokens.push(order.body.order_id_token)
  }
  const rows = await environment.query<{ id: string }>('select id from orders')
  const domains = ['maison.localhost', 'kirk.localhost', 'localhost']
  return {
    order_id_token: tokens,
    token: tokens,
    order_id: rows.map(({ id }) => id),
    id: ['jeans', jeans.id],
    item_id: ['jeans'],
    item_ids: ['jeans', 'jeans,coat'],
    service_id: ['shorten-hem'],
    alteration_id: ['shorten-hem'],
    attributes: ['shorten-hem.finish.plain'],
    storefront_domain: domains,
    hostname: domains,
    store_url: ['https://maison.myshopify.com', 'http://kirk.localhost:3000'],
    storefront_id: ['maison-vale'],
    address: ['27 Cutters Yard, London, E8 4QS', null],
    postcode: ['E8 4QS', 'LS1 4AB'],
    phone: ['07700 900123'],
    email: ['amara.osei@example.com', 'staff@maison.example'],
    discount_code: ['WELCOME10', 'FREE100', 'OLD'],
    coupon_code: ['WELCOME10', null],
    order_status: ['in_progress', 'finished', 'in_transit_to_darnley'],
    status: ['in_progress', 'awaiting_pickup'],
    proposal_id: ['slot'],
    version: [0, 1, 2],
    basket: [[jeans], []],
  }
}

/** Calls that end or change a session. They get no cookies, so that the session lasts for the others. */
const SESSION = /^\/storefront\/(logout|refresh_token|token|jwt_auth|token_swagger|password_reset)/

function withProof(request: FuzzRequest): FuzzRequest {
  const { operation, headers, body } = request
  const signature = signatureOf(environment, {
    path: operation.path,
    body: body ?? Buffer.alloc(0),
  })
  const { cookies } = operation.path.startsWith('/storefront') ? staff : customer
  const cookie = SESSION.test(operation.path)
    ? {}
    : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
  return { ...request, headers: { ...cookie, ...headers, ...signature } }
}

describe.each(seeds)('from the seed %i', (seed) => {
  // Created for each seed, since requests of one may exhaust the limits of the next.
  beforeAll(async () => {
    environment = await startTestEnvironment()
    customer = visit(environment.apiUrl)
    document = (await customer.get<OpenApi>('/openapi.json')).body
    await connect(environment)
    staff = await signIn(environment, 'maison')
  })
  afterAll(() => environment.stop())

  it(
    `[C38] ${requestCount} generated requests get documented responses, none of them 5xx`,
    { timeout: 1_800_000 },
    async () => {
      await customer.fill([await someJeans()])
      const judge = judgeBy(document)
      const statuses = new Map<number, number>()
      const requests = requestsOf({
        document,
        operations: operationsOf(document),
        known: await known(),
      })
      const property = fc.asyncProperty(requests, async (made) => {
        const request = withProof(made)
        const answer = await send(environment.apiUrl, request)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const fault = judge(request, answer)
        expect(fault && `${fault} > ${answer.text.slice(0, 500)}`).toBeNull()
      })
      await fc.assert(property, {
        seed,
        numRuns: requestCount,
        ...(FUZZ_PATH ? { path: FUZZ_PATH } : {}),
      })
      // Guards against a fuzzer whose requests are all refused. Most calls are for staff, or name what is not there.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(requestCount / 20)
    },
  )
})
