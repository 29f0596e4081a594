import { randomUUID } from 'node:crypto'
import type { GarmentNews } from '@darnley/contract/workshop-garments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { change, type PaidOrder, payIntent, placePaidOrder } from './support/paid-order.ts'
import { answerPrice, intentOf, passAnswerTime, proposed } from './support/price-proposals.ts'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Visitor } from './support/visitor.ts'
import { checkIn, garmentOf } from './support/workshop.ts'

const WORDS = 'The zip is broken as well.'

let environment: TestEnvironment
let tailor: Visitor
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RECONCILE_EVERY_MS: '200' } })
  tailor = await signInToWorkshop(environment, 'tailor')
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

interface Here {
  readonly order: PaidOrder
  readonly garment: string
}

async function here(checkout = {}): Promise<Here> {
  const order = await placePaidOrder(environment, { checkout })
  const { body } = await checkIn(tailor, { id: order.id })
  return { order, garment: body.order.garments[0]?.id ?? '' }
}

/** Suggests another price; returns the id of its conversation. */
async function suggest(garment: string, words = WORDS): Promise<string> {
  const key = randomUUID()
  const body = { key, kind: 'price', words }
  const { status } = await tailor.post(`/workshop/garments/${garment}/suggestions`, { body })
  expect(status).toBe(204)
  return key
}

function withConversation(id: string, action: 'answer' | 'change', body: object): Promise<unknown> {
  const sent = action === 'answer' ? { key: randomUUID(), ...body } : body
  return manager.post(`/workshop/conversations/${id}/${action}`, { body: sent })
}

const close = (id: string, version = 1): Promise<unknown> =>
  withConversation(id, 'change', { version, state: 'done', owner_id: null, is_claim: false })

async function newsAt(garment: string): Promise<readonly GarmentNews[]> {
  return (await garmentOf(tailor, garment)).body.news ?? []
}

const inShort = (news: readonly GarmentNews[]): string[] =>
  news.map(({ kind, actor, about }) => `${actor}: ${kind}, ${about}`)

it('tells a tailor of another price, its question and its answer, and of no sum or private word', async () => {
  const { order, garment } = await here()
  await suggest(garment)
  const { id } = await proposed(manager, order, {
    ...{ kind: 'more', new_price: 9731, reason: 'Together this comes to £97.31.' },
  })
  await answerPrice(order, { id, answer: 'ask', question: 'Does my husband have to know?' })
  const words = 'He does not. £97.31 it is.'
  await withConversation(id, 'answer', { version: 1, words })
  await payIntent(environment, intentOf(await answerPrice(order, { id, answer: 'agree' })))
  await expect
    .poll(async () => inShort(await newsAt(garment)))
    .toEqual([
      'Tom Ashworth: suggested, The zip is broken as well.',
      'Maggie Thorne: price_proposed, Shorten hem',
      'Amara Osei: price_asked, Shorten hem',
      'Maggie Thorne: price_question_answered, Shorten hem',
      'Amara Osei: price_agreed, Shorten hem',
    ])
  const told = await newsAt(garment)
  // Ids and times are left out: their digits may be those of a sum.
  const read = JSON.stringify(told.map(({ id: _id, at: _at, ...words }) => words))
  expect(read).not.toMatch(/97|£|husband|He does not/)
})

it('tells what becomes of a service that is refused, not possible, withdrawn or not answered', async () => {
  const ends = {
    price_refused: { kind: 'more', new_price: 9000, answer: 'refuse' },
    leaving_out_agreed: { kind: 'not_possible', answer: 'agree' },
    price_withdrawn: { kind: 'more', new_price: 9000, answer: null },
  } as const
  for (const [told, { answer, ...proposal }] of Object.entries(ends)) {
    const { order, garment } = await here()
    const { id } = await proposed(manager, order, proposal)
    if (answer) await answerPrice(order, { id, answer })
    else await change(manager, order, { action: `proposals/${id}/withdraw`, body: {} })
    const by = answer ? 'Amara Osei' : 'Maggie Thorne'
    expect(inShort(await newsAt(garment)).at(-1)).toBe(`${by}: ${told}, Shorten hem`)
  }
  for (const [told, ifUnanswered] of [
    ['price_went_on', 'go_on'],
    ['price_sent_back', 'send_back'],
  ]) {
    const { order, garment } = await here({ if_unanswered: ifUnanswered })
    await proposed(manager, order, { kind: 'more', new_price: 9000 })
    await passAnswerTime(environment, order)
    await expect
      .poll(async () => inShort(await newsAt(garment)).at(-1))
      .toBe(`Amara Osei: ${told}, Shorten hem`)
  }
})

it('tells that a manager wrote to the customer, and that a suggestion was closed without either', async () => {
  const { garment } = await here()
  const asked = await suggest(garment, `${WORDS} ${'It hangs. '.repeat(20)}`)
  await withConversation(asked, 'answer', { version: 1, words: 'Shall we mend the zip?' })
  const unused = await suggest(garment)
  await close(unused)
  await close(asked, 2)
  const news = await newsAt(garment)
  expect(news.map(({ kind }) => kind)).toEqual([
    'suggested',
    'written',
    'suggested',
    'closed_unused',
    'closed',
  ])
  expect(news[1]).toMatchObject({
    actor: 'Maggie Thorne',
    about: expect.stringMatching(/^The zip.{1,60}…$/),
  })
  expect(JSON.stringify(news)).not.toContain('Shall we mend')
})

it('tells each garment of its own suggestions and prices alone', async () => {
  const order = await placePaidOrder(environment, { garments: 2 })
  const { body } = await checkIn(tailor, { id: order.id })
  const [first, second] = body.order.garments.map(({ id }) => id ?? '')
  await suggest(second ?? '')
  await proposed(manager, order, { kind: 'more', new_price: 9000 })
  expect((await newsAt(first ?? '')).map(({ kind }) => kind)).toEqual(['price_proposed'])
  expect((await newsAt(second ?? '')).map(({ kind }) => kind)).toEqual(['suggested'])
})

it('reaches the open page of a tailor as it happens', async () => {
  const { garment } = await here()
  const id = await suggest(garment)
  const since = Date.now() * 1000
  await close(id)
  const cookie = [...tailor.cookies].map((pair) => pair.join('=')).join('; ')
  const response = await fetch(`${environment.apiUrl}/workshop/events?since=${since}&seconds=0`, {
    headers: { cookie, 'x-forwarded-host': 'workshop.localhost:3000' },
  })
  expect(await response.text()).toContain(`"conversation_id":"${id}","version":2`)
})
