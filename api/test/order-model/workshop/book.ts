/** What one order costs, in plain arithmetic that shares no code with the api. Pence. */

export interface OpenPrice {
  readonly id: string
  readonly line: string
  readonly kind: 'more' | 'less' | 'not_possible'
  readonly to: number
  /** Captured at the provider; the api may not know yet. */
  isCaptured: boolean
}

/** What a checkout says about an order. */
export interface Terms {
  /** Whether a code took off all of the services. */
  readonly isFree: boolean
  readonly ifUnanswered: 'go_on' | 'send_back'
}

export interface Book extends Terms {
  /** Price of each line before the code. */
  readonly prices: Map<string, number>
  readonly extras: ReadonlyMap<string, number>
  /** Agreed now; of a cancelled order what is kept. */
  total: number
  held: number
  /** Given back although the price stays, oldest first; null for no part. */
  goodwill: { part: string | null; amount: number }[]
  open: OpenPrice[]
  isCancelled: boolean
}

export const net = ({ isFree }: Book, price: number): number => (isFree ? 0 : price)

const givenFor = ({ goodwill }: Book, part: string): number =>
  goodwill.reduce((sum, one) => sum + (one.part === part ? one.amount : 0), 0)

/** Returns what is left of a line or extra to be given back. */
export function leftOf(book: Book, part: string): number {
  if (book.isCancelled) return 0
  const line = book.prices.get(part)
  const cost = line === undefined ? (book.extras.get(part) ?? 0) : net(book, line)
  return Math.max(0, Math.min(cost - givenFor(book, part), book.held))
}

/** Gives back although the price stays; of a cancelled order, less is kept. */
export function giveBack(
  book: Book,
  given: readonly { readonly part: string | null; readonly amount: number }[],
): void {
  const amount = given.reduce((sum, one) => sum + one.amount, 0)
  book.held -= amount
  if (book.isCancelled) book.total -= amount
  else book.goodwill.push(...given.map((one) => ({ ...one })))
}

export function cancel(book: Book, keep: number): void {
  Object.assign(book, { isCancelled: true, held: keep, total: keep, goodwill: [], open: [] })
}

export type Answer = 'agreed' | 'refused' | 'withdrawn' | 'silence'

/** Closes an open price; `isPaid` when its difference was captured with the agreement. */
export function close(book: Book, price: OpenPrice, answer: Answer): void {
  book.open = book.open.filter((one) => one !== price)
  const before = book.prices.get(price.line) ?? 0
  const after = priceAfter(book, { price, answer, before })
  book.prices.set(price.line, after)
  const change = net(book, after) - net(book, before)
  book.total += change
  if (change > 0) book.held += change
  if (change < 0) fall(book, { line: price.line, by: -change })
}

function priceAfter(
  { ifUnanswered }: Book,
  { price, answer, before }: { price: OpenPrice; answer: Answer; before: number },
): number {
  if (answer === 'withdrawn') return before
  if (answer === 'agreed') return price.to
  const isLeftOut = answer === 'refused' || price.kind === 'not_possible'
  if (isLeftOut || ifUnanswered === 'send_back') return 0
  return price.kind === 'less' ? price.to : before
}

/** What was given back for a line before is not given back again when its price falls. */
function fall(book: Book, { line, by }: { line: string; by: number }): void {
  const ofLine = Math.min(by, givenFor(book, line))
  const refund = Math.min(by - ofLine, book.held)
  book.held -= refund
  take(book, { amount: ofLine, isTaken: (part) => part === line })
  const rest = take(book, { amount: by - ofLine - refund, isTaken: (part) => part === null })
  take(book, { amount: rest, isTaken: () => true })
}

function take(
  book: Book,
  { amount, isTaken }: { amount: number; isTaken: (part: string | null) => boolean },
): number {
  let rest = amount
  for (const one of book.goodwill) {
    const taken = isTaken(one.part) ? Math.min(rest, one.amount) : 0
    one.amount -= taken
    rest -= taken
  }
  return rest
}
