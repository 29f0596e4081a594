import type { MessageChannel } from '@darnley/contract/workshop-messages'
import { MOST_PARTS, sizeOfText } from '@darnley/domain/text-message'
import { normalisePhone } from '#src/lib/phone.ts'

interface Addressee {
  /** Phone given with the order that a conversation is about; null without one. */
  readonly orderPhone: string | null
  /** Phone of the conversation: typed by a visitor, or the number from which a text came. */
  readonly phone: string | null
  /** By which the customer wrote last. */
  readonly channel: MessageChannel
}

/**
 * Returns the number to which a customer may be texted: only about an order, at the number given with it, or in answer
 * to a text. A number that a visitor typed into a page may be that of another person.
 */
export function textNumberOf({ orderPhone, phone, channel }: Addressee): string | null {
  if (orderPhone !== null) return normalisePhone(orderPhone)
  return channel === 'sms' && phone !== null ? normalisePhone(phone) : null
}

/** Returns what is wrong with a whole text message; null when it can be sent. */
export function textFault(message: string): string | null {
  const { parts, encoding } = sizeOfText(message)
  if (parts <= MOST_PARTS) return null
  const because = encoding === 'UCS-2' ? '; without special characters more fits into each' : ''
  return `This would be ${parts} text messages, and ${MOST_PARTS} is the most${because}`
}

/** The words by which phones stop and start messages, as Twilio takes them: whole messages, in any case. */
const STOPS = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']
const STARTS = ['START', 'UNSTOP']

/** Returns whether a message stops or starts text messages; null when it does neither. */
export function wishOf(words: string): 'stop' | 'start' | null {
  const word = words
    .trim()
    .replace(/[.!]+$/, '')
    .toUpperCase()
  if (STOPS.includes(word)) return 'stop'
  return STARTS.includes(word) ? 'start' : null
}
