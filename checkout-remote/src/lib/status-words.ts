export interface StatusWords {
  /** A line in the order's history. */
  readonly heading: string
  /** What it means for the customer now. */
  readonly text: string
  /** Something went wrong, and support is involved. */
  readonly isTrouble?: boolean
}

interface Told {
  /** Of the company. */
  readonly name: string
  readonly slug: string
  /** Whether the clothes come with their customer to the fitting. */
  readonly isBrought: boolean
}

/** Returns a customer's wording for a status of section 3. An unknown status is shown as being looked into. */
export function statusWords(status: string, { name, slug, isBrought }: Told): StatusWords {
  const words = isBrought ? fittingWords(status, name) : null
  if (words) return words
  switch (status) {
    case 'awaiting_payment':
      return { heading: 'Waiting for your payment', text: 'We begin as soon as it has arrived.' }
    case 'awaiting_pickup':
      return {
        heading: 'Ready to travel',
        text: `Your clothes can set out to ${name} by the way you chose.`,
      }
    case 'awaiting_store_dropoff':
      return {
        heading: 'Waiting to be dropped off',
        text: 'Hand your clothes over at the counter and show the code below.',
      }
    case 'customer_pickup_failed':
      return {
        heading: 'Not collected',
        text: 'The courier found no one at the address. Write to us, and we find another day.',
        isTrouble: true,
      }
    case `in_transit_to_${slug}`:
      return {
        heading: `On the way to ${name}`,
        text: 'You hear from us as soon as your clothes have arrived.',
      }
    case `delivery_to_${slug}_failed`:
      return {
        heading: 'Held up on the way to us',
        text: 'The courier could not hand your clothes over and tries again.',
        isTrouble: true,
      }
    case `arrived_at_${slug}`:
      return { heading: `Arrived at ${name}`, text: 'Your turnaround has begun.' }
    case 'in_progress':
      return { heading: 'With our tailors', text: 'They are at work on your clothes.' }
    case 'awaiting_delivery':
      return { heading: 'Done', text: 'The work is finished and waits for the courier.' }
    case 'in_transit_to_customer':
      return { heading: 'On the way back to you', text: 'Your clothes travel the way you chose.' }
    case 'customer_delivery_failed':
      return {
        heading: 'Not delivered',
        text: 'The courier found no one at the address. Write to us, and we find another day.',
        isTrouble: true,
      }
    case 'awaiting_store_collection':
      return {
        heading: 'Ready to collect',
        text: 'Your clothes wait for you in the shop. Bring your order number.',
      }
    case 'finished':
      return { heading: 'Back with you', text: 'We hope you wear your clothes for a long time.' }
    case 'cancelled':
      return {
        heading: 'Cancelled',
        text: 'Write to us if you did not expect this.',
        isTrouble: true,
      }
    default:
      return {
        heading: 'We are looking into it',
        text: 'One of us is looking after your order and will write to you.',
        isTrouble: true,
      }
  }
}

/** Returns the words for the two statuses that clothes have before and after their fitting. */
function fittingWords(status: string, name: string): StatusWords | null {
  if (status === 'awaiting_store_dropoff')
    return {
      heading: 'Waiting for your fitting',
      text: 'Bring everything to your fitting: it stays with us.',
    }
  if (status !== 'awaiting_pickup') return null
  return {
    heading: 'Brought to your fitting',
    text: `Your clothes stayed with us, and travel to the tailors of ${name}.`,
  }
}
