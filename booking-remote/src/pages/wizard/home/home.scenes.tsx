import { minor } from '@darnley/domain/money'
import { refuse, type Scene } from '@darnley/workbench/scene'
import { publishedFees } from '#src/testing/fees.ts'
import { catalogueAnswers } from '#src/testing/step-scene.tsx'
import { Home } from './home.tsx'

const westfield = {
  name: 'WFLondon' as const,
  display_name: 'Westfield London',
  price: minor(0),
  inbound: { description: 'Drop off', extra_description: '' },
  outbound: null,
  point: {
    name: 'Westfield London',
    address: { line1: 'Ariel Way', line2: '', city: 'London', postcode: 'W12 7GF' },
    opening_hours: [],
    miles: null,
  },
}

/** All of home below the categories. */
export const belowTheCategories: Scene = {
  element: <Home />,
  answers: {
    content: { ...catalogueAnswers },
    api: {
      'GET /public/delivery_providers': () => [westfield],
      'GET /public/fees': () => publishedFees,
      'GET /public/faq': () => [
        {
          id: 'how-long',
          category: 'Turnaround',
          question: 'How long does it take?',
          answer: 'Seven working days from arrival, three with express.',
        },
        {
          id: 'account',
          category: 'Booking',
          question: 'Do I need an account?',
          answer: 'No.',
        },
      ],
    },
  },
}

/** Home says what it knows by itself when nothing else answers. */
export const withoutAnswers: Scene = {
  element: <Home />,
  answers: {
    content: {
      'item-categories': refuse(500),
      items: refuse(500),
      services: refuse(500),
    },
    api: {
      'GET /public/delivery_providers': refuse(500),
      'GET /public/faq': refuse(500),
      'GET /public/fees': refuse(500),
    },
  },
}
