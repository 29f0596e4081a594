import type { FeeKey } from '@darnley/contract/help'
import type { fees } from '#src/db/schema/reference.ts'

const FEES: Readonly<Record<FeeKey, { name: string; description: string }>> = {
  home_delivery: {
    name: 'Home delivery',
    description: 'One way to or from the home of a customer',
  },
  return_to_store: {
    name: 'Return to the store',
    description: 'The order goes back to the shop where it was taken',
  },
  complete_in_store: {
    name: 'Completed in the store',
    description: 'The work is done in the shop',
  },
  express: {
    name: 'Express turnaround',
    description: '3 working days instead of 7, for up to 4 items',
  },
  express_large_basket: {
    name: 'Express turnaround, large basket',
    description: '3 working days instead of 7, from 5 items on',
  },
}

export const feeSeed: (typeof fees.$inferInsert)[] = Object.entries(FEES).map(
  ([key, words], sortOrder) => ({ key, ...words, sortOrder }),
)
