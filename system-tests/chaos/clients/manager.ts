import { randomUUID } from 'node:crypto'
import type { MoneyLine, OrderMoney } from '@darnley/contract/workshop-money'
import { pick, type Random } from '@darnley/testing/random'
import { anOrderOf, type Colleague } from './workshop.ts'

/** Proposes another price, gives money back or cancels an order. */
export async function managerStep(manager: Colleague): Promise<void> {
  const dice = manager.random()
  if (dice < 0.5) await propose(manager)
  else if (dice < 0.9) await giveBack(manager)
  else await cancel(manager)
}

async function propose(manager: Colleague): Promise<void> {
  const { client, random } = manager
  const card = await anOrderOf(manager, ['arrived', 'in_work', 'with_customer'])
  if (!card) return
  const { body: money } = await client.get<OrderMoney>(`/workshop/orders/${card.id}/money`)
  const line = money.lines[Math.floor(random() * money.lines.length)]
  // A second price for the same line could be answered with the same words as the first.
  if (!money.can_propose || !line || money.proposals.length > 0) return
  await client.post(`/workshop/orders/${card.id}/proposals`, {
    version: money.version,
    line_id: line.line_id,
    ...anotherPrice(line, random),
    // Each mail has words of its own, so that one that is sent twice is noticed.
    reason: `The lining is sewn in. ${randomUUID()}`,
  })
}

function anotherPrice({ price }: MoneyLine, random: Random) {
  const change = 1 + Math.floor(random() * 900)
  const more = { kind: 'more', new_price: price + change }
  const less = { kind: 'less', new_price: Math.max(1, price - change) }
  return pick(random, [more, more, less, { kind: 'not_possible' }])
}

/** Pressed twice, as by a double click: it goes back once. */
async function giveBack(manager: Colleague): Promise<void> {
  const { client, context, random } = manager
  const card = await anOrderOf(manager, ['coming', 'arrived', 'in_work', 'to_send_back'])
  if (!card) return
  const path = `/workshop/orders/${card.id}`
  const { body: money } = await client.get<OrderMoney>(`${path}/money`)
  if (money.refundable === 0) return
  const amount = 1 + Math.floor(random() * Math.min(300, money.refundable))
  const key = randomUUID()
  const request = { version: money.version, key, what: { type: 'amount', amount } }
  const press = () =>
    client.post(`${path}/refunds`, { ...request, reason: `The courier came late. ${key}` })
  const answers = await Promise.all([press(), press()])
  if (answers.some(({ status }) => status === 200))
    context.log.add({ type: 'refunded', order: card.id, key, amount })
}

async function cancel(manager: Colleague): Promise<void> {
  const { client, context, random } = manager
  const card = await anOrderOf(manager, ['coming'])
  if (!card) return
  const path = `/workshop/orders/${card.id}`
  const { body: money } = await client.get<OrderMoney>(`${path}/money`)
  if (!money.can_cancel) return
  const keeps = random() < 0.3 && money.refundable > 100
  context.log.add({ type: 'cancelling', order: card.id })
  const answer = await client.post(`${path}/cancel`, {
    version: money.version,
    key: randomUUID(),
    money: keeps ? { type: 'keep', amount: 100 } : { type: 'refund_all' },
    reason: 'You asked us to.',
  })
  if (answer.status === 200) context.log.add({ type: 'cancelled', order: card.id })
}
