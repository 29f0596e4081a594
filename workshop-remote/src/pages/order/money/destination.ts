import type { OrderMoney } from '@darnley/contract/workshop-money'

/** Says where money goes back to: to what it was paid with. */
export function destinationOf({ payments }: Pick<OrderMoney, 'payments'>): string {
  const ways = new Set(payments.map(({ by }) => by))
  if (ways.size > 1) return 'Goes back to card and till'
  return ways.has('till') ? 'The shop gives back' : 'Goes back to the card'
}
