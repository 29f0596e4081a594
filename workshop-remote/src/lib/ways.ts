import type { LetterChannel, MessageChannel } from '@darnley/contract/workshop-messages'
import { MOST_PARTS, sizeOfText, writeTextMessage } from '@darnley/domain/text-message'

/** How a customer can be written to, as the api says it. */
export interface Addressee {
  readonly email: string | null
  readonly text_number: string | null
  readonly is_text_stopped: boolean
}

export const channelWords: Readonly<Record<MessageChannel, string>> = {
  site: 'On the site',
  mail: 'By mail',
  sms: 'By text message',
}

/** Returns the ways to write to a customer; `textsFrom` is null where text messages are off. */
export function waysOf(
  { email, text_number: number, is_text_stopped: isStopped }: Addressee,
  textsFrom: string | null,
): LetterChannel[] {
  const canText = textsFrom !== null && number !== null && !isStopped
  return [...(email === null ? [] : ['mail' as const]), ...(canText ? ['sms' as const] : [])]
}

interface Wanted {
  readonly ways: readonly LetterChannel[]
  /** What the colleague chose; null for nothing yet. */
  readonly chosen: LetterChannel | null
  /** By which the customer wrote last. */
  readonly last: MessageChannel
}

/** Returns the way by which a customer is written to; null for none. Unless chosen, it is that of the customer. */
export function wayOf({ ways, chosen, last }: Wanted): LetterChannel | null {
  const wanted = [chosen, last].find((one) => ways.some((way) => way === one))
  return ways.find((way) => way === wanted) ?? ways[0] ?? null
}

interface Text {
  readonly textsFrom: string
  readonly collectionRef: string | null
  readonly words: string
}

/** Returns how long a text message is, in words; `fault` when it is too long to be sent. */
export function textLength({ textsFrom: company, collectionRef, words }: Text): {
  readonly words: string
  readonly fault: string | null
} {
  const message = writeTextMessage({ company, collectionRef, words })
  const { parts, left, encoding } = sizeOfText(message)
  const special =
    encoding === 'UCS-2' ? ' A special character, such as a curly quote, leaves less room.' : ''
  const sent = parts === 1 ? '1 text message' : `${parts} text messages`
  const last = parts === 1 ? 'it' : 'the last'
  return {
    words: `Sent as ${sent} of at most ${MOST_PARTS}. Room in ${last} for ${left} more characters.${special}`,
    fault: parts > MOST_PARTS ? `This is too long: at most ${MOST_PARTS} text messages.` : null,
  }
}
