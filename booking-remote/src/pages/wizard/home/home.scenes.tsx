import type { Review } from '@darnley/contract/content'
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

const review: Review = {
  id: 'first',
  author: 'Test author',
  words: 'The hem is where I asked for it.',
  rating: 5,
  writtenOn: '2026-10-02T00:00:00.000Z',
  source: 'https://reviews.example/1',
}

const unsourced: Review = { ...review, rating: 4, words: 'A day early.', source: null }

/** All of home below the categories. */
export const belowTheCategories: Scene = {
  element: <Home />,
  answers: {
    content: { ...catalogueAnswers },
    api: {
      'GET /public/delivery_providers': () => [westfield],
      'GET /public/fitting_places': () => [],
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

export const withReviews: Scene = {
  ...belowTheCategories,
  answers: {
    ...belowTheCategories.answers,
    content: { ...catalogueAnswers, reviews: () => [review, { ...unsourced, id: 'second' }] },
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
      reviews: refuse(500),
    },
    api: {
      'GET /public/delivery_providers': refuse(500),
      'GET /public/fitting_places': refuse(500),
      'GET /public/faq': refuse(500),
      'GET /public/fees': refuse(500),
    },
  },
}
