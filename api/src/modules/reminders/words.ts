import { formatDay, type Day } from '@darnley/domain/turnaround'
import type { Sending } from '@darnley/domain/order-plan'

/** What a customer is reminded of; one mail of each kind for an order. */
export type ReminderKind = 'not-sent' | 'ready-to-fetch' | 'fitting-tomorrow'

export interface ReminderFacts {
  readonly kind: ReminderKind
  /** How the clothes come to us. */
  readonly sending: Sending
  /** When the courier was to collect them, if a day was agreed. */
  readonly pickupDay: Day | null
  /** Where they are brought or fetched, in the middle of a sentence. */
  readonly place: string
  /** The fitting that is booked, if there is one. */
  readonly fitting: { readonly startsAt: string; readonly where: string } | null
}

interface ReminderWords {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** Returns the heading and the text of a reminder. */
export function reminderWords(facts: ReminderFacts): ReminderWords {
  const { fitting } = facts
  if (facts.kind === 'fitting-tomorrow' && fitting)
    return {
      heading: `Your fitting is tomorrow at ${fitting.startsAt}`,
      paragraphs: [
        `We expect you at ${fitting.startsAt}, ${fitting.where}.`,
        'Please bring what is fitted, washed and dry, and what you wear with it.',
      ],
    }
  if (facts.kind === 'ready-to-fetch')
    return {
      heading: 'Your clothes wait for you',
      paragraphs: [
        `They have been ready for three days, in ${facts.place}. Please bring this e-mail or your order number.`,
      ],
    }
  return {
    heading: notSentHeading(facts),
    paragraphs: [notSent(facts), ...(facts.sending === 'fitting' ? [] : [NOTHING_TO_DO])],
  }
}

const NOTHING_TO_DO =
  'If your clothes are on their way already, there is nothing to do: we write when they arrive.'

function notSentHeading({ sending }: ReminderFacts): string {
  if (sending === 'fitting') return 'Your clothes are still to be fitted'
  return sending === 'collected' ? 'Was your parcel collected?' : 'Still to be sent'
}

/** A fitting that was missed is found another time by staff; one without a time is chosen by its customer. */
function notFitted({ fitting }: ReminderFacts): string {
  return fitting
    ? 'We expected you at your fitting, and have not seen you. Answer this e-mail, or call us, and we find another time. Bring everything to it: it stays with us.'
    : 'Your fitting has no time yet. Choose one on the page of your order, and bring everything to it: it stays with us.'
}

function notSent(facts: ReminderFacts): string {
  const { sending, pickupDay, place } = facts
  switch (sending) {
    case 'fitting':
      return notFitted(facts)
    case 'brought':
      return `We still expect your clothes in ${place}. The page of your order has the address and your code.`
    case 'collected':
      return `${pickupDay ? `It was to be collected on ${formatDay(pickupDay)}` : 'It was to be collected'}, and we have not heard that it was. If the courier did not come, answer this e-mail, and we find another day.`
    case 'labelled':
      return 'Your clothes have not reached us yet. The page of your order has your postage label and the steps: pack, stick it on, and post the parcel.'
    default:
      return 'Your clothes have not reached us yet. The page of your order has the address and the steps.'
  }
}
