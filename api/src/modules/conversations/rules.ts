import type { EnquiryContent } from '#src/modules/enquiries/enquiry.ts'

/** How long the subject of an enquiry is at most. */
const SUBJECT = 80

/** What an enquiry gives to the conversation that it begins. */
export interface FirstMessage {
  readonly kind: 'enquiry' | 'service_request'
  readonly subject: string
  readonly words: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** Returns the first message of an enquiry, with all that the visitor said. */
export function firstMessageOf(content: EnquiryContent): FirstMessage {
  const unknown = { name: null, email: null, phone: null }
  switch (content.kind) {
    case 'contact_us': {
      const { name, email, phone, message, order_number: order } = content
      const words = order ? `${message}\n\nOrder: ${order}` : message
      return {
        kind: 'enquiry',
        subject: shorten(message),
        words,
        name,
        email,
        phone: phone || null,
      }
    }
    case 'new_item': {
      const { item_name: item, description, email } = content
      const subject = shorten(`A new item: ${item}`)
      return { ...unknown, kind: 'enquiry', subject, words: description, email }
    }
    case 'services': {
      const { item_name: item, services, email } = content
      const words = services.map(({ name, service_type: type, description }) =>
        [`${name} (${type})`, description].filter(Boolean).join(': '),
      )
      const subject = shorten(`New services: ${item}`)
      return { ...unknown, kind: 'enquiry', subject, words: words.join('\n'), email }
    }
    case 'service_request': {
      const { item_name: item, service_request: words } = content
      return { ...unknown, kind: 'service_request', subject: shorten(item), words }
    }
  }
}

/** Returns the beginning of a text in one line, cut between words where there is room for one. */
export function shorten(text: string, most: number = SUBJECT): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}

/** What staff change of a conversation. */
export interface Standing {
  readonly state: 'open' | 'waiting' | 'done'
  readonly ownerId: string | null
  readonly isClaim: boolean
}

export interface Step {
  readonly kind: 'state' | 'owner' | 'claim' | 'no_claim'
  readonly words: string | null
}

/** Returns an entry for each difference between two standings. */
export function stepsBetween(before: Standing, after: Standing): Step[] {
  const steps: Step[] = []
  if (before.ownerId !== after.ownerId) steps.push({ kind: 'owner', words: after.ownerId })
  if (before.isClaim !== after.isClaim)
    steps.push({ kind: after.isClaim ? 'claim' : 'no_claim', words: null })
  if (before.state !== after.state) steps.push({ kind: 'state', words: after.state })
  return steps
}
