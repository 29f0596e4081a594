import type { ValidationFault } from '@darnley/contract/errors'
import type { Discount, NewDiscount } from '@darnley/contract/workshop-codes'
import type { ActionDetail } from '@darnley/contract/workshop-people'
import { type DiscountRule, hasUsesLeft } from '#src/modules/discounts/rules.ts'

/** What a code does at a moment. */
export function stateOf(
  {
    startsAt,
    endsAt,
    isEnabled,
    maxUses,
    uses,
  }: Omit<DiscountRule, 'maxUsesPerBasket'> & {
    readonly uses: number
  },
  now: Date,
): Discount['state'] {
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (!isEnabled) return 'off'
  if (startsAt !== null && startsAt > now) return 'not_yet'
  const limits = { maxUses, maxUsesPerBasket: null }
  return hasUsesLeft(limits, { all: uses, ofBasket: 0 }) ? 'runs' : 'used_up'
}

const fault = (field: string, msg: string): ValidationFault => ({
  loc: ['body', field],
  msg,
  type: 'value_error',
})

type Terms = Omit<NewDiscount, 'code'>

/** Returns the faults of terms that contradict each other, for the fields that are there. */
export function termsFaults(terms: Partial<Terms>): ValidationFault[] {
  const { starts_on: start, ends_on: end, max_uses: all, max_uses_per_customer: own } = terms
  return [
    ...(start && end && end < start ? [fault('ends_on', 'The last day is before the first')] : []),
    ...(all && own && own > all
      ? [fault('max_uses_per_customer', 'One customer cannot use it more often than all')]
      : []),
  ]
}

const LOGGED = [
  'name',
  'percentage',
  'starts_on',
  'ends_on',
  'max_uses',
  'max_uses_per_customer',
  'is_enabled',
] as const

type Logged = Pick<Discount, (typeof LOGGED)[number]>

const written = (value: Logged[keyof Logged] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** Returns what differs between two versions of a code, for the log; everything of a new one. */
export function detailsOfTerms(before: Logged | null, after: Logged): ActionDetail[] {
  return LOGGED.map((field) => ({
    field,
    from: written(before?.[field]),
    to: written(after[field]),
  })).filter(({ from, to }) => from !== to)
}
