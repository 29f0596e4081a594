import { setTimeout as sleep } from 'node:timers/promises'
import type { Basket, BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import { freshCopy } from '@darnley/testing/booking'
import { customer } from '@darnley/testing/customer'
import type { HttpClient, Response } from '#system-tests/bench/http-client.ts'
import { paidEvent } from '#system-tests/bench/paid-event.ts'

/** What guests saw. */
export interface Tally {
  /** Answers that were of use. */
  useful: number
  refused: number
  /** Orders with a payment that the api was told of. */
  readonly paid: string[]
  /** Flows that ended with a paid order. */
  completed: number
  /** Times of useful answers, in milliseconds. */
  readonly times: number[]
  /** Answers that must not be. */
  readonly faults: string[]
}

export const newTally = (): Tally => ({
  useful: 0,
  refused: 0,
  paid: [],
  completed: 0,
  times: [],
  faults: [],
})

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** How often a guest makes a call that is refused. */
const PATIENCE = 5

interface Guest {
  readonly entry: BasketEntry
  readonly tally: Tally
  /** Leaves when the first call is refused, as most visitors do. */
  readonly isHasty?: boolean
}

/** Books and pays as the pages do: a refused call is made again after its Retry-After. */
export async function bookAsGuest(
  request: HttpClient,
  { entry, tally, isHasty = false }: Guest,
): Promise<void> {
  let cookie = ''
  async function ask<Body>(call: Call, times: number): Promise<Body | null> {
    for (let time = 0; time < times; time += 1) {
      const start = performance.now()
      const response = await send(request, call, cookie)
      const [, set] = /^set-cookie: *(basket=[^;\r]*)/im.exec(response.head) ?? []
      cookie = set ?? cookie
      if (response.status < 300) {
        tally.useful += 1
        tally.times.push(performance.now() - start)
        return JSON.parse(response.body.toString()) as Body
      }
      const wait = refusalOf(response)
      if (wait === null) {
        tally.faults.push(`${call.path}: ${response.status} ${response.body.toString()}`)
        return null
      }
      tally.refused += 1
      if (time + 1 < times) await sleep(wait * 1000)
    }
    return null
  }
  const look = <Body>(path: string, times = PATIENCE): Promise<Body | null> =>
    ask<Body>({ method: 'GET', path }, times)
  const write = <Body>(path: string, body: unknown): Promise<Body | null> =>
    ask<Body>({ method: 'POST', path, body }, PATIENCE)

  const empty = await look<Basket>('/public/get_basket', isHasty ? 1 : PATIENCE)
  if (!empty) return
  const filled = await write<Basket>('/public/update_basket', {
    version: empty.version,
    basket: [freshCopy(entry)],
  })
  if (!filled || !(await look('/public/delivery_providers'))) return
  const order = await write<GuestCheckoutResponse>(
    '/public/guest_checkout_v2',
    customer({ email: 'overload@example.com' }),
  )
  if (!order) return
  const token = order.order_id_token
  tally.paid.push(token)
  const told = await ask({ method: 'POST', path: '/public/stripe_webhook', ...paidEvent(order) }, 1)
  if (!told) tally.faults.push('a payment was not taken')
  const query = `order_id_token=${encodeURIComponent(token)}`
  const check = await look<{ state: string }>(`/public/validate_order_paid?${query}`, 1)
  if (check?.state !== 'paid') tally.faults.push(`a paid order is ${check?.state ?? 'not shown'}`)
  else tally.completed += 1
  await look(`/public/order_details?${query}`)
}

function send(
  request: HttpClient,
  { method, path, body, headers = {} }: Call,
  cookie: string,
): Promise<Response> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return request({ method, path, headers: { ...json, ...headers, cookie }, body: text ?? '' })
}

/** Returns the seconds to wait, or null when the answer is no refusal of the kind that is allowed. */
function refusalOf({ status, head }: Response): number | null {
  const seconds = Number(/^retry-after: *(\d+)/im.exec(head)?.[1])
  const isRefusal = status === 429 || (status === 503 && /^x-not-started: *true/im.test(head))
  return isRefusal && seconds > 0 ? seconds : null
}
