import type { AreaInput } from '@darnley/contract/area'

/**
 * What all pages of the workshop have: their own header and rail, painted before scripts run (first-screen.tsx), and the
 * camera, which scans codes.
 */
const common = {
  sites: ['workshop'],
  frame: 'own',
  firstScreen: true,
  usesCamera: true,
} as const

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
    {
      ...common,
      path: '/partners',
      module: './partners',
      title: 'Partner shops',
      heading: 'Partner shops',
      description: 'Partner shops, each described once: hostname, rate, delivery and brand.',
    },
    {
      ...common,
      path: '/people',
      module: './people',
      title: 'People',
      heading: 'People',
      description: 'Everyone who signs in as staff, here and in the partner shops.',
    },
    {
      ...common,
      path: '/codes',
      module: './codes',
      title: 'Discount codes',
      heading: 'Discount codes',
      description: 'Discount codes with their limits, uses and the money that they gave.',
    },
    {
      ...common,
      path: '/personal-data',
      module: './personal-data',
      title: 'Personal data',
      heading: 'Personal data',
      description: 'What is kept of a person, its export and its erasure.',
    },
    {
      ...common,
      path: '/log',
      module: './log',
      title: 'What owners did',
      heading: 'What owners did',
      description: 'What owners changed about people, codes and personal data, and when.',
    },
    {
      ...common,
      path: '/second-step',
      module: './second-step',
      title: 'Second step',
      heading: 'Second step',
      description: 'A code of an app, asked for beside your password.',
    },
    {
      ...common,
      path: '/figures',
      module: './figures',
      title: 'Figures',
      heading: 'Figures',
      description: 'What was sold, given back and kept in time, by day, shop and service.',
    },
    {
      ...common,
      path: '/statements',
      module: './statements',
      title: 'Statements',
      heading: 'Statements',
      description: 'What each partner collected, owes and settled, by month.',
    },
  ],
} satisfies AreaInput
