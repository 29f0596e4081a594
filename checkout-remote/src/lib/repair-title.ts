import type { OrderDetails } from '@darnley/contract/orders'
import { nameInSentence } from '@darnley/domain/name-in-sentence'

/** Returns whether all of an order is fitted in person, so that nothing is to be sent. */
export function isFittedInPerson({ items }: Pick<OrderDetails, 'items'>): boolean {
  return items.every(({ services }) =>
    services.every(({ details }) => details.fitting_choice === 'pin_in_store'),
  )
}

/** Returns the garments of an order: 'Jeans, wool jumper', for one 'Jeans, shorten hem' or 'Blazer, fitted in person'. */
export function repairTitle(order: Pick<OrderDetails, 'items' | 'fitting'>): string {
  const [first, ...others] = order.items
  if (!first) return ''
  if (others.length > 0) return inOneLine([first, ...others].map((item) => item.item_name))
  if (order.fitting && isFittedInPerson(order))
    return inOneLine([first.item_name, 'fitted in person'])
  return inOneLine([first.item_name, ...first.services.map(({ name }) => name)])
}

function inOneLine([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map(nameInSentence)].join(', ')
}
