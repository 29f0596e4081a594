import type { AreaInput } from '@darnley/contract/area'

/** What all pages of the workshop have: their own header and rail, and the camera, which scans codes. */
const common = { sites: ['workshop'], frame: 'own', usesCamera: true } as const

/** The pages of the company's own staff. */
export default {
  pages: [
    {
      ...common,
      path: '/',
      module: './desk',
      title: 'Desk',
      heading: 'Desk',
      description: 'Every order, from placed to returned.',
    },
    {
      ...common,
      path: '/order/:id',
      module: './order',
      title: 'Order',
      heading: 'Order',
      description: 'One order with its customer, garments and history.',
    },
    {
      ...common,
      path: '/search',
      module: './search',
      title: 'Search',
      heading: 'Search',
      description: 'Orders with the words that were typed.',
    },
  ],
} satisfies AreaInput
