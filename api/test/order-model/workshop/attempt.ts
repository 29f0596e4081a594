import { randomUUID } from 'node:crypto'
import type { MoneyLine, OrderMoney } from '@darnley/contract/workshop-money'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { expect } from 'vitest'
import type { Answer } from '../../support/visitor.ts'
import { capture, type Shop } from '../shop.ts'
import type { WorkshopAction } from './actions.ts'
import { noteGiven } from './log.ts'
import {
  answer,
  changeMoney,
  checkIn,
  findLater,
  idOf,
  moneyOf,
  orderOf,
  passTime,
  sendBack,
  work,
} from './staff.ts'

type Of<Type extends WorkshopAction['type']> = Extract<WorkshopAction, { type: Type }>

interface InHand {
  readonly shop: Shop
  readonly id: string
  readonly token: string
  /** Empty for an order that is not placed. */
  readonly money: Partial<OrderMoney>
}

/** Takes an action with any of the orders while others act: it may come too late, but never breaks anything. */
export async function attemptAtWorkshop(shop: Shop, action: WorkshopAction): Promise<void> {
  const token = shop.tokens[action.which % shop.tokens.length]
  if (!token) return
  const id = await idOf(shop.staff, token)
  const money = await moneyOf(shop.staff, id)
  const done = await act({ shop, id, token, money }, action)
  if (done) expect(done).toMatchObject({ status: expect.toSatisfy(isAnAnswer) })
}

const isAnAnswer = (status: number): boolean => [200, 404, 409, 422].includes(status)

type Done = Promise<Answer<unknown> | undefined>

function act(hand: InHand, action: WorkshopAction): Done {
  const { shop, id } = hand
  switch (action.type) {
    case 'check-in':
      return checkIn(shop.staff, { id, missing: action.missing })
    case 'work':
    case 'settle-missing':
    case 'send-back':
      return handle(hand, action)
    case 'propose':
      return propose(hand, action)
    case 'refund':
      return refund(hand, action)
    case 'cancel':
      return cancel(hand, action)
    case 'agree':
    case 'refuse':
    case 'withdraw':
    case 'silence':
      return close(hand, action)
  }
}

async function handle(
  { shop: { staff }, id }: InHand,
  action: Of<'work' | 'settle-missing' | 'send-back'>,
): Done {
  const order: Partial<WorkshopOrder> = await orderOf(staff, id)
  const { garments = [], status = '' } = order
  const steps = new Map([['awaiting_delivery', 'hand_over']])
  if (action.type === 'send-back')
    return sendBack(staff, { id, step: steps.get(status) ?? 'collected' })
  const garment = garments.find(({ state }) =>
    action.type === 'work' ? !['done', 'missing', 'ended'].includes(state) : state === 'missing',
  )
  if (!garment?.id) return undefined
  return action.type === 'work'
    ? work(staff, { garment: garment.id, by: action.by })
    : findLater(staff, { garment: garment.id, found: action.found })
}

async function propose(
  { shop: { staff }, id, money }: InHand,
  { line, kind, by }: Of<'propose'>,
): Done {
  const { lines = [] } = money
  const chosen = lines[line % lines.length]
  if (!chosen) return undefined
  return changeMoney(staff, {
    ...{ id, action: 'proposals' },
    body: { ...anotherPrice(chosen, { kind, by }), reason: 'The lining is sewn in.' },
  })
}

function anotherPrice(
  { line_id, price }: MoneyLine,
  { kind, by }: Pick<Of<'propose'>, 'kind' | 'by'>,
): object {
  if (kind === 'not_possible') return { line_id, kind }
  return { line_id, kind, new_price: kind === 'more' ? price + by : Math.max(1, price - by) }
}

async function refund({ shop, id, money }: InHand, { what, part }: Of<'refund'>): Done {
  const { lines = [], extras = [], refundable = 0 } = money
  const parts = [...lines.map(({ line_id }) => line_id), ...extras.map((extra) => extra.part)]
  const amount = 1 + (part % Math.max(1, refundable))
  const wanted = { parts: { parts: [parts[part % parts.length]] }, amount: { amount }, all: {} }
  const given = await changeMoney(shop.staff, {
    ...{ id, action: 'refunds' },
    body: { key: randomUUID(), what: { type: what, ...wanted[what] }, reason: 'We came late.' },
  })
  // The most that it can be: the order may have been paid since it was looked at.
  if (given.status === 200)
    noteGiven(shop.log, { id, amount: what === 'amount' ? amount : given.body.proof.paid })
  return given
}

function cancel({ shop: { staff }, id, money }: InHand, { keeps }: Of<'cancel'>): Done {
  const isKept = keeps && (money.refundable ?? 0) > 100
  return changeMoney(staff, {
    ...{ id, action: 'cancel' },
    body: {
      ...{ key: randomUUID(), reason: 'You asked us to.' },
      money: isKept ? { type: 'keep', amount: 100 } : { type: 'refund_all' },
    },
  })
}

async function close(
  { shop, id, token, money }: InHand,
  action: Of<'agree' | 'refuse' | 'withdraw' | 'silence'>,
): Done {
  const proposal = money.proposals?.find(({ state }) => state === 'open')?.id
  if (!proposal) return undefined
  const { staff, log } = shop
  if (action.type === 'silence') {
    await passTime(staff, proposal)
    return undefined
  }
  if (action.type === 'refuse') return answer(staff, { token, proposal, answer: 'refuse' })
  if (action.type === 'withdraw')
    return changeMoney(staff, { id, action: `proposals/${proposal}/withdraw`, body: {} })
  log.agreeing.add(proposal)
  const agreed = await answer(staff, { token, proposal, answer: 'agree' })
  const { client_secret: secret } = agreed.body
  if (action.pays && secret) await capture(shop, { token, proposal, secret })
  return agreed
}
