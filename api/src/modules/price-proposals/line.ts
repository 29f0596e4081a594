import type { Order } from '#src/modules/orders/repository.ts'
import type { Proposal } from './repository.ts'

interface Line {
  readonly garment: string
  /** The same, with its place in the order where others are called alike, as in "Jeans (garment 1 of 2)". */
  readonly uniqueGarment: string
  /** In the order, from 1. */
  readonly number: number
  readonly description: string
  readonly service: string
  /** Whether nothing else is to be done on the garment. */
  readonly isOnlyWork: boolean
}

/** Returns the line of an order that a proposal is about. @throws Error when the order has no such line */
export function lineOf(
  { entries }: Pick<Order, 'entries'>,
  { lineId }: Pick<Proposal, 'lineId'>,
): Line {
  const nameOf = (name: string, number: number): string =>
    entries.filter(({ item }) => item.name === name).length > 1
      ? `${name} (garment ${number} of ${entries.length})`
      : name
  for (const [index, { item, itemDescription, serviceDetails }] of entries.entries()) {
    const line = serviceDetails.find(({ id }) => id === lineId)
    if (line)
      return {
        garment: item.name,
        uniqueGarment: nameOf(item.name, index + 1),
        number: index + 1,
        description: itemDescription,
        service: line.service.name,
        isOnlyWork: serviceDetails.length === 1,
      }
  }
  throw new Error(`The order has no line ${lineId}`)
}
