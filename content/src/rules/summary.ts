type Document = Readonly<Record<string, unknown>>

/** Returns what customers read of a document, in short. */
export function summaryOf(collection: string, document: Document): string {
  const words = summaries[collection]?.(document) ?? ''
  return words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words
}

const MOST = 200

const summaries: Readonly<Record<string, (document: Document) => string>> = {
  faq: ({ answer }) => text(answer),
  fees: ({ amount }) => (typeof amount === 'number' ? pounds(amount) : ''),
  announcements: ({ message, startsAt, endsAt }) =>
    [text(message), ...times(startsAt, endsAt)].join(' '),
  'delivery-areas': ({ postcodeAreas, sameDayCourier }) => {
    const places = Array.isArray(postcodeAreas) ? postcodeAreas.join(', ') : ''
    return sameDayCourier === false ? `${places}; without the bicycle courier` : places
  },
  studios: ({ address }) => {
    const { line1, city, postcode } = (address ?? {}) as Document
    return [line1, city, postcode].map(text).filter(Boolean).join(', ')
  },
}

function pounds(pence: number): string {
  return pence === 0 ? 'Free' : `£${(pence / 100).toFixed(2)}`
}

function times(from: unknown, until: unknown): string[] {
  const day = (moment: unknown): string => text(moment).slice(0, 10)
  return [...(from ? [`From ${day(from)}.`] : []), ...(until ? [`Until ${day(until)}.`] : [])]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
