import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import type { DeskCard, DeskNote } from '@darnley/contract/workshop-desk'
import { type Day, dayAt, formatShortDay } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { ways } from './desk-view.ts'

/** What a card says instead of its due day, when it needs a decision or waits. */
export const notes: Readonly<Record<DeskNote, string>> = {
  attention: 'Needs a word',
  courier_failed: 'Courier failed',
  asked: 'Customer asked',
  label_printed: 'Label printed',
  on_the_shelf: 'On the shelf',
}

/** Returns what is to be done, in a few words. */
export function workOf({
  garments,
  garment_count: count,
  garments_done: done,
  stage,
}: DeskCard): string {
  const [only] = garments
  if (count > 1) return stage === 'in_work' ? `${done} of ${count} done` : `${count} garments`
  return only?.services.join(', ') || (only?.name ?? '')
}

/** Returns the garments with their work: Jeans: shorten. */
export function garmentsOf({ garments, garment_count: count }: DeskCard): string {
  const [only] = garments
  if (count === 1 && only) return `${only.name}: ${only.services.join(', ')}`
  const named = garments.map(({ name }) => name).join(', ')
  return count > garments.length ? `${named}, ${count - garments.length} more` : named
}

/** Returns the shop, or how it travels; of clothes that are brought to their fitting, when that is. */
export function wayOf(card: DeskCard): string {
  const { shop, way, way_back: back, stage } = card
  if (card.brought_to_fitting && stage === 'coming') return fittingOf(card)
  if (shop) return shop.name
  const cameIn = card.brought_to_fitting ? 'fitting' : way
  const travels = stage === 'to_send_back' || stage === 'on_its_way' ? back : cameIn
  return ways.find((each) => each.way === travels)?.label ?? travels
}

function fittingOf({ fitting, status }: DeskCard): string {
  // Once it was pinned it waits where it was fitted.
  if (status === 'awaiting_pickup') return 'Left at its fitting'
  if (!fitting) return 'Fitting without a time'
  const day = fitting.date as Day
  const isToday = day === dayAt(shopNow())
  return `Comes to its fitting${isToday ? ' today' : ` on ${formatShortDay(day)}`} at ${fitting.starts_at}`
}

/** Returns where an order was taken: the shop, or our own site. */
export function takenAt(order: Pick<WorkshopOrder, 'shop' | 'origin_system'>): string {
  if (order.shop) return order.shop.name
  return order.origin_system === 'd2c-web' ? 'on the website' : order.origin_system
}
