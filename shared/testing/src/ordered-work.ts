import type { OrderedWork } from '@darnley/contract/storefront-orders'
import { minor } from '@darnley/domain/money'

/** A service on a garment, by default without anything said about it. */
export function orderedWork(fields: Partial<OrderedWork> = {}): OrderedWork {
  return {
    name: 'Shorten hem',
    price: minor(1800),
    details: { fitting_choice: null },
    subservice: null,
    answers: [],
    repair_location: null,
    fitting_details: null,
    tailor_notes: null,
    ...fields,
  }
}
