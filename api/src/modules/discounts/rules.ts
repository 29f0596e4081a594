import type { Minor } from '@darnley/domain/money'
import { percentageOf, type PricedEntry, subtotal } from '@darnley/domain/pricing'

export interface DiscountRule {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly maxUses: number | null
  readonly maxUsesPerBasket: number | null
  readonly isEnabled: boolean
}

/** Uses by orders other than the one being checked. */
export interface Uses {
  readonly all: number
  readonly ofBasket: number
}

/** Returns a code in upper case without surrounding spaces. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Whether a code is on, and a moment is at or after its start and before its end. */
export function isInWindow(
  { startsAt, endsAt, isEnabled }: Omit<DiscountRule, 'maxUses' | 'maxUsesPerBasket'>,
  now: Date,
): boolean {
  return isEnabled && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}

export function hasUsesLeft(
  { maxUses, maxUsesPerBasket }: Pick<DiscountRule, 'maxUses' | 'maxUsesPerBasket'>,
  uses: Uses,
): boolean {
  return isBelow(uses.all, maxUses) && isBelow(uses.ofBasket, maxUsesPerBasket)
}

function isBelow(count: number, limit: number | null): boolean {
  return limit === null || count < limit
}

/** Returns the discount on the services; delivery and express are never discounted. */
export function discountOn(entries: readonly PricedEntry[], percentage: number): Minor {
  return percentageOf(subtotal(entries), percentage)
}
