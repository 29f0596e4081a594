import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '@darnley/node/key-ring'

/** What a mail was about, and so what an answer to it is about. */
export interface MailSubject {
  readonly type: 'order' | 'conversation'
  readonly id: string
}

export interface ReplyAddresses {
  /** Returns the address that answers to a mail go to. */
  of(subject: MailSubject): string
  /** Reads the part of an address after its plus sign; null for one that was not made here. */
  read(token: string): MailSubject | null
}

const TYPES = { o: 'order', c: 'conversation' } as const

/** Hexadecimal digits of the signature: 80 bits, too many to guess at the rate that mail is taken. */
const SIGNATURE = 20

/**
 * Makes addresses such as reply+<token>@inbound.your-company.co.uk. The token is signed, so that only a receiver of a
 * mail can answer to it. It is in small letters and short, as some mail servers change letters and none takes more than
 * 64 characters before the @.
 */
export function createReplyAddresses(secrets: KeyRing, address: string): ReplyAddresses {
  const [name = '', domain = ''] = address.split('@')
  const sign = (subject: string, secret: string): string =>
    createHmac('sha256', secret).update(`reply.${subject}`).digest('hex').slice(0, SIGNATURE)
  return {
    of: ({ type, id }) => {
      const subject = type.slice(0, 1) + id.replaceAll('-', '')
      return `${name}+${subject}${sign(subject, secrets[0])}@${domain}`
    },
    read: (token) => {
      const [, subject = '', signature = ''] =
        /^([oc][0-9a-f]{32})([0-9a-f]{20})$/.exec(token.toLowerCase()) ?? []
      const isOurs = secrets.some((secret) => isSame(signature, sign(subject, secret)))
      if (subject === '' || !isOurs) return null
      const type = TYPES[subject.startsWith('o') ? 'o' : 'c']
      return { type, id: uuidOf(subject.slice(1)) }
    },
  }
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
