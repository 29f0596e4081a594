import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import type { Checks } from './checks.ts'

/** How many garments were found how. */
export interface CheckCounts {
  readonly expected: number
  /** Also those that are stained or different. */
  readonly here: number
  readonly missing: number
  readonly stained: number
  readonly different: number
  readonly extras: number
  readonly unticked: number
}

export function countsOf(
  checks: Checks,
  { garments }: Pick<WorkshopOrder, 'garments'>,
): CheckCounts {
  const found = garments.map(({ number }) => checks.found[number])
  const count = (...kinds: readonly (typeof found)[number][]): number =>
    found.filter((each) => kinds.includes(each)).length
  return {
    expected: garments.length,
    here: count('here', 'stained', 'different'),
    missing: count('missing'),
    stained: count('stained'),
    different: count('different'),
    extras: checks.extras.length,
    unticked: count(undefined),
  }
}

/** Returns what is not as booked: 1 missing · 1 stained; empty when everything is. */
export function remarksOf({ missing, stained, different, extras }: CheckCounts): string {
  const parts = [
    [missing, 'missing'],
    [stained, 'stained'],
    [different, 'different'],
    [extras, 'not booked'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(' · ')
}

/** Returns how many tags are printed with the check-in: one for each garment that is here, booked or not. */
export function tagCountOf({ here, extras }: CheckCounts): number {
  return here + extras
}

/** Returns the words on the button, as soon as they are known. */
export function checkInLabel(counts: CheckCounts): string {
  const tags = tagCountOf(counts)
  if (counts.unticked > 0) return 'Check in and print tags'
  if (tags === 0) return 'Check in without a garment'
  return `Check in ${counts.here} and print ${tags} ${tags === 1 ? 'tag' : 'tags'}`
}

/** Returns which tags are printed with the check-in. */
export function tagWords(counts: CheckCounts): string {
  const { here, extras } = counts
  if (counts.unticked > 0 || tagCountOf(counts) === 0)
    return 'A tag is printed for each garment that is here.'
  const garments = `${here} ${here === 1 ? 'garment' : 'garments'}`
  const more = extras === 0 ? '' : ` and ${extras} that ${extras === 1 ? 'was' : 'were'} not booked`
  return `Printed with the check-in: ${garments}${more}.`
}
