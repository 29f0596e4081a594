import { customer } from '@darnley/testing/customer'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $payment, leavePayment, makeOrder } from './payment.ts'

const request = customer({ address: null })
const order = {
  order_id_token: 'a'.repeat(43),
  client_secret: 'pi_1_secret_2',
  payable_price: 2990,
  free_order: false,
}

/** Stubs the api: the test resolves the response of each call. */
const answers: PromiseWithResolvers<Response>[] = []
const requests: RequestInit[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    requests.push(init)
    return answer.promise
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  answers.length = 0
  requests.length = 0
  leavePayment()
})

describe('entering the payment step', () => {
  test("creates the order with the basket's cookie and stores what the card form needs", async () => {
    const made = makeOrder(request)
    expect($payment.get()).toEqual({ status: 'making' })
    answers[0]?.resolve(Response.json(order))
    await made
    expect($payment.get()).toEqual({ status: 'made', order })
    const body = JSON.stringify(request)
    expect(requests[0]).toMatchObject({ method: 'POST', credentials: 'include', body })
  })

  test('stores why an order could not be placed', async () => {
    const made = makeOrder(request)
    answers[0]?.resolve(Response.json({ detail: 'away' }, { status: 502 }))
    await made
    expect($payment.get()).toMatchObject({ status: 'failed', error: { code: 'Bad Gateway' } })
  })

  test('shows only the response of the last entry', async () => {
    const first = makeOrder(request)
    const second = makeOrder(request)
    answers[1]?.resolve(Response.json({ ...order, payable_price: 1 }))
    answers[0]?.resolve(Response.json({ ...order, payable_price: 2 }))
    await Promise.all([first, second])
    expect($payment.get()).toMatchObject({ order: { payable_price: 1 } })
  })
})

describe('leaving the payment step', () => {
  test('clears secret, token and payable price', async () => {
    const made = makeOrder(request)
    answers[0]?.resolve(Response.json(order))
    await made
    leavePayment()
    expect($payment.get()).toEqual({ status: 'none' })
  })

  test('drops a late response', async () => {
    const made = makeOrder(request)
    leavePayment()
    answers[0]?.resolve(Response.json(order))
    await made
    expect($payment.get()).toEqual({ status: 'none' })
  })
})
