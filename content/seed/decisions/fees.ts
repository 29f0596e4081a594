import type { FeeSeed } from '#src/seed/decision-types.ts'

/** In display order. */
export const fees: readonly FeeSeed[] = [
  {
    key: 'home_delivery',
    name: 'Home delivery',
    description: 'One way to or from the home of a customer',
  },
  {
    key: 'return_to_store',
    name: 'Return to the store',
    description: 'The order goes back to the shop where it was taken',
  },
  {
    key: 'complete_in_store',
    name: 'Completed in the store',
    description: 'The work is done in the shop',
  },
  {
    key: 'express',
    name: 'Express turnaround',
    description: '3 working days instead of 7, for up to 4 items',
  },
  {
    key: 'express_large_basket',
    name: 'Express turnaround, large basket',
    description: '3 working days instead of 7, from 5 items on',
  },
]
