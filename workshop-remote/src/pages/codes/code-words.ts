import type { Discount } from '@darnley/contract/workshop-codes'
import type { SignName } from '#src/components/icon.tsx'
import { dayInYearOf } from '#src/lib/moment.ts'

interface StateWords {
  readonly word: string
  readonly sign: SignName
  readonly tone: 'good' | 'bad' | 'quiet'
}

export const stateWords: Readonly<Record<Discount['state'], StateWords>> = {
  runs: { word: 'Runs', sign: 'ticked-ring', tone: 'good' },
  not_yet: { word: 'Not yet', sign: 'later', tone: 'quiet' },
  used_up: { word: 'Used up', sign: 'half', tone: 'quiet' },
  ended: { word: 'Ended', sign: 'prohibited', tone: 'quiet' },
  off: { word: 'Off', sign: 'pause', tone: 'quiet' },
}

type Period = Pick<Discount, 'starts_on' | 'ends_on'>

/** Returns the days on which a code works: 1 Nov 2026 to 30 Nov 2026. */
export function periodOf({ starts_on: first, ends_on: last }: Period): string {
  if (first === null && last === null) return 'Always'
  if (first === null) return `Until ${dayOf(last)}`
  if (last === null) return `From ${dayOf(first)}`
  return `${dayOf(first)} to ${dayOf(last)}`
}

function dayOf(day: string | null): string {
  return day === null ? 'no day' : dayInYearOf(day as Parameters<typeof dayInYearOf>[0])
}

/** Returns how often a code was used, of how often it may be. */
export function usesOf({ uses, max_uses: most }: Pick<Discount, 'uses' | 'max_uses'>): string {
  return `${uses} of ${most ?? 'any'}`
}

export function limitOf({
  max_uses_per_customer: most,
}: Pick<Discount, 'max_uses_per_customer'>): string {
  if (most === null) return 'Any number for each customer'
  return most === 1 ? 'Once for each customer' : `${most} times for each customer`
}
