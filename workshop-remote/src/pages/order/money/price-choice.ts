import type { ProposalKind } from '@darnley/contract/price-proposals'
import type { MoneyLine, OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import type { Proposed } from './preview.ts'
import { moneyText, readPounds } from './pounds.ts'

/** What the form of another price holds. */
export interface PriceDraft {
  readonly lineId: string
  readonly kind: ProposalKind
  /** In pounds, as it was typed. */
  readonly price: string
  /** Days that the customer has to answer. */
  readonly days: number
  readonly reason: string
}

export type PriceField = 'line' | 'kind' | 'price' | 'until' | 'reason'

/** Returns the lines that no open proposal is about. */
export function linesToPrice({
  lines,
  proposals,
}: Pick<OrderMoney, 'lines' | 'proposals'>): MoneyLine[] {
  const asked = new Set(
    proposals.filter(({ state }) => state === 'open').map(({ line_id: line }) => line),
  )
  return lines.filter(({ line_id: line }) => !asked.has(line))
}

/** Returns what a draft proposes; null while it says no price that fits its kind. */
export function proposedBy(line: MoneyLine, { kind, price }: PriceDraft): Proposed | null {
  if (kind === 'not_possible') return { kind, line, newPrice: minor(0) }
  const newPrice = readPounds(price)
  if (newPrice === null || newPrice === 0) return null
  const isFit = kind === 'more' ? newPrice > line.price : newPrice < line.price
  return isFit ? { kind, line, newPrice } : null
}

/** Returns all that is missing or does not fit. */
export function priceFaults(line: MoneyLine | null, draft: PriceDraft): Map<PriceField, string> {
  const faults = new Map<PriceField, string>()
  if (!line) faults.set('line', 'Choose a line: the one before waits for an answer')
  if (line?.price === 0 && draft.kind === 'not_possible')
    faults.set('kind', 'This line is left out already')
  if (line && proposedBy(line, draft) === null) faults.set('price', priceFault(line, draft))
  if (draft.reason.trim() === '') faults.set('reason', 'Say why')
  return faults
}

function priceFault({ price: now }: MoneyLine, { kind, price }: PriceDraft): string {
  const typed = readPounds(price)
  if (typed === null || typed === 0) return 'Enter a price such as 46.00'
  return `This is not ${kind} than ${moneyText(now)}`
}
