import type { MoneyEvent, OrderMoney } from '@darnley/contract/workshop-money'
import { minor, type Minor } from '@darnley/domain/money'
import { firstNameOf } from '#src/lib/first-name.ts'
import { moneyText } from './pounds.ts'

/** An entry of the history in words. */
export interface EventWords {
  readonly title: string
  readonly detail: string
}

type Order = Pick<OrderMoney, 'lines' | 'customer_name'>

export function eventWords(event: MoneyEvent, order: Order): EventWords {
  return { title: titleOf(event, order), detail: detailOf(event, order) }
}

function titleOf({ kind, amount, line_id: lineId }: MoneyEvent, { lines }: Order): string {
  const garment = lines.find((line) => line.line_id === lineId)?.garment
  const about = garment ? ` for ${garment}` : ''
  const sum = moneyText(amount ?? minor(0))
  switch (kind) {
    case 'paid':
      return `${sum} paid`
    case 'refund_asked':
      return `${sum} given back${about}`
    case 'refund_done':
      return `Refund of ${sum} arrived`
    case 'refund_failed':
      return `Refund of ${sum} failed`
    case 'price_proposed':
      return amount === 0 ? `Proposed as not possible${about}` : `Price of ${sum} proposed${about}`
    case 'price_question':
      return `Question about the price${about}`
    case 'price_agreed':
      return `Another price agreed${about}${changeText(amount)}`
    case 'price_refused':
      return `Another price refused${about}${changeText(amount)}`
    case 'price_withdrawn':
      return `Another price withdrawn${about}`
    case 'price_went_on':
      return `No answer${about}: the work goes on${changeText(amount)}`
    case 'price_sent_back':
      return `No answer${about}: the work is left out${changeText(amount)}`
    case 'cancelled':
      return 'Order cancelled'
  }
}

function changeText(change: Minor | null): string {
  if (!change) return ''
  return `, ${moneyText(minor(Math.abs(change)))} ${change > 0 ? 'more' : 'less'}`
}

function detailOf({ actor, words }: MoneyEvent, order: Order): string {
  const who = nameOf(actor, order)
  return words ? `${who}: ${words}` : who
}

function nameOf(actor: string, { customer_name: customer }: Order): string {
  if (actor === 'customer') return firstNameOf(customer)
  return actor === 'system' ? 'By itself' : actor
}

/** Returns what happened to an order between two moments, newest first. */
export function eventsBetween(
  before: Pick<OrderMoney, 'events'>,
  now: Pick<OrderMoney, 'events'>,
): MoneyEvent[] {
  const known = new Set(before.events.map(idOf))
  return now.events.filter((event) => !known.has(idOf(event)))
}

function idOf({ kind, at, line_id: line, amount }: MoneyEvent): string {
  return [kind, at, line, amount].join(' ')
}
