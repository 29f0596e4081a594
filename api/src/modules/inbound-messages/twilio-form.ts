import { shorten } from '#src/modules/conversations/rules.ts'
import type { InboundText } from './inbound.ts'
import { keyOf } from './keys.ts'
import { bounded, withNotes } from './rules.ts'

const NUMBER = /^\+\d{6,15}$/

/** Reads a message as Twilio hands it over; null for one from a word or short number, which takes no answer. */
export function readTwilio(form: URLSearchParams): InboundText | null {
  const [id, from] = [form.get('MessageSid') ?? '', form.get('From') ?? '']
  if (id === '' || !NUMBER.test(from)) return null
  const written = bounded(form.get('Body') ?? '')
  const pictures = Number(form.get('NumMedia') ?? 0)
  return {
    channel: 'sms',
    key: keyOf(`text ${id}`),
    from,
    name: null,
    subject: shorten(written || 'Text message'),
    words: pictures > 0 ? withNotes(written, ['Pictures were not taken']) : withNotes(written, []),
  }
}
