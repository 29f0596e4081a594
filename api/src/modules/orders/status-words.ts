interface Words {
  readonly heading: string
  readonly text: string
}

interface Change {
  readonly from: string
  readonly to: string
  readonly companySlug: string
}

/** Returns the text about a change for the customer; null for a change that does not concern them. */
export function statusWords({ from, to, companySlug }: Change, companyName: string): Words | null {
  if (from === 'awaiting_payment' && to !== 'cancelled') return null
  return new Map(Object.entries(wordsFor({ companySlug, companyName }))).get(to) ?? null
}

function wordsFor({
  companySlug,
  companyName,
}: {
  companySlug: string
  companyName: string
}): Readonly<Record<string, Words>> {
  return {
    awaiting_pickup: {
      heading: 'Your clothes are ready to travel',
      text: `They now wait for the courier who brings them to ${companyName}.`,
    },
    customer_pickup_failed: {
      heading: 'We could not collect your clothes',
      text: 'The courier found no one at the address. Please write to us, so that we can find another day.',
    },
    [`in_transit_to_${companySlug}`]: {
      heading: 'Your clothes are on their way to us',
      text: `We will write again as soon as they have reached ${companyName}.`,
    },
    [`arrived_at_${companySlug}`]: {
      heading: 'Your clothes have arrived',
      text: 'They have reached our tailors, and the turnaround that you chose begins today.',
    },
    in_transit_to_customer: {
      heading: 'Your clothes are on their way back',
      text: 'The work is done. Your clothes travel back to you the way you chose.',
    },
    customer_delivery_failed: {
      heading: 'We could not deliver your clothes',
      text: 'The courier found no one at the address. Please write to us, so that we can find another day.',
    },
    awaiting_store_collection: {
      heading: 'Your clothes are ready to collect',
      text: 'They wait for you in the shop. Please bring this e-mail or your order number.',
    },
    finished: {
      heading: 'Your order is finished',
      text: 'Your clothes are back with you. We hope you will wear them for a long time.',
    },
    cancelled: {
      heading: 'Your order was cancelled',
      text: 'Please write to us if you did not expect this.',
    },
  }
}
