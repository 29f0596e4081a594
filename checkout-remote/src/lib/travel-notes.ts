import type { OrderDetails } from '@darnley/contract/orders'
import { isDropOffPoint } from '@darnley/domain/delivery'
import { backWordsOf } from './back-words.ts'
import { handedOverWords } from './hand-over-words.ts'

/** Returns how clothes are sent in, and when they arrive, mentioning only what the order has. */
export function sendingNote(
  { inbound, status, royal_mail_label_url: label }: OrderDetails,
  { handedOver, arrives }: { readonly handedOver: string; readonly arrives: string },
): string {
  const how = label
    ? 'Print the postage label below and stick it on. '
    : status === 'awaiting_store_dropoff'
      ? 'Show the code above at the counter. '
      : ''
  return `${inbound.description}. ${how}${handedOverWords(inbound.delivery_provider.name, handedOver)}, they are with us by ${arrives}.`
}

export function returningNote({ outbound }: OrderDetails, { back }: { back: string }): string {
  const { name, display_name: point } = outbound.delivery_provider
  const day = `${backWordsOf(name)} ${back}`
  return isDropOffPoint(name) ? `${day} at ${point}.` : `${day}, ready to wear.`
}
