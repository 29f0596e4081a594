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
    {
      ...common,
      path: '/arrivals',
      module: './arrivals',
      title: 'Check in a parcel',
      heading: 'Check in a parcel',
      description: 'Say what came in a parcel, and print its tags.',
    },
    {
      ...common,
      path: '/arrivals/:id',
      module: './arrivals',
      title: 'Check in a parcel',
      heading: 'Check in a parcel',
      description: 'Say what came in a parcel, and print its tags.',
    },
    {
      ...common,
      path: '/messages',
      module: './messages',
      title: 'Messages',
      heading: 'Messages',
      description: 'What customers wrote, who answers it, and what was sent to them.',
    },
    {
      ...common,
      path: '/messages/undelivered',
      module: './undelivered',
      title: 'Not delivered',
      heading: 'Not delivered',
      description: 'Mails and other jobs that failed for good or for hours.',
    },
    {
      ...common,
      path: '/tags/:id',
      module: './tags',
      title: 'Tags',
      heading: 'Tags',
      description: 'A tag for each garment of an order.',
    },
    {
      ...common,
      path: '/garment/:id',
      module: './garment',
      title: 'Garment',
      heading: 'Garment',
      description: 'A garment with what its customer asked for, its tasks and notes.',
    },
  ],
} satisfies AreaInput
