/** What each line of an order costs after its discount code. */
import { type Minor, minor } from '@darnley/domain/money'
import { percentageOf } from '@darnley/domain/pricing'

export interface BookedLine {
  readonly id: string
  /** Before the discount code. */
  readonly price: Minor
}

/**
 * Returns the least percentage that makes this discount on these services: that of the code, which is a whole number,
 * for services above one pound. It makes the same discount for less.
 */
export function percentageBehind(services: Minor, discount: Minor): number {
  return services === 0 ? 0 : Math.ceil((discount * 100) / services)
}

/**
 * Returns what each booked line costs after the code. A share is what the code takes of all lines up to this one, less
 * what it takes of those before, so that the shares add up to the discount although each is whole pence.
 */
export function bookedNets(
  lines: readonly BookedLine[],
  percentage: number,
): ReadonlyMap<string, Minor> {
  let before = 0
  return new Map(
    lines.map(({ id, price }) => {
      const upTo = before + price
      const share = percentageOf(minor(upTo), percentage) - percentageOf(minor(before), percentage)
      before = upTo
      return [id, minor(price - share)]
    }),
  )
}
