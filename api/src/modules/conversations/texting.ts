import type { Executor } from '#src/db/database.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { textNumberOf } from '#src/modules/text-messages/rules.ts'
import { stopsRepository } from '#src/modules/text-messages/stops-repository.ts'
import type { ConversationRow } from './repository.ts'

/** Where the text messages to a customer go. */
export interface Texting {
  readonly text_number: string | null
  readonly is_text_stopped: boolean
}

export async function textingOf(
  db: Executor,
  { orderId, phone, channel }: Pick<ConversationRow, 'orderId' | 'phone' | 'channel'>,
): Promise<Texting> {
  const order = orderId === null ? null : await orderRepository(db).byId(orderId)
  return textingAt(db, textNumberOf({ orderPhone: order?.phone ?? null, phone, channel }))
}

export function textingOfOrder(db: Executor, { phone }: Pick<Order, 'phone'>): Promise<Texting> {
  const number = textNumberOf({ orderPhone: phone, phone: null, channel: 'site' })
  return textingAt(db, number)
}

async function textingAt(db: Executor, number: string | null): Promise<Texting> {
  const isStopped = number !== null && (await stopsRepository(db).has(number))
  return { text_number: number, is_text_stopped: isStopped }
}
