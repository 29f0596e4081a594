import { expect, it } from 'vitest'
import type { Day } from '../turnaround/day.ts'
import { type ArrivedGarment, arrivalWords, foundLaterWords } from './arrival-words.ts'

const blazer: ArrivedGarment = { name: 'Blazer', isExtra: false, found: 'here', words: null }
const dueOn = '2026-12-04' as Day

it('says that everything is here, and by when the work is done', () => {
  expect(arrivalWords({ garments: [blazer], dueOn, hasPhotos: false })).toEqual({
    heading: 'Your clothes have arrived',
    lines: [
      'They have reached our tailors, and the turnaround that you chose begins today.',
      'We plan to have the work done by Friday 4 December.',
    ],
  })
})

it('says everything that is not as booked, in the order of the garments', () => {
  const garments: ArrivedGarment[] = [
    blazer,
    { ...blazer, name: 'Scarf', found: 'missing' },
    { ...blazer, name: 'Shirt', found: 'stained', words: 'Rust on the cuff.' },
    { ...blazer, name: 'Jeans', found: 'different', words: 'They are lined' },
    { name: '', isExtra: true, found: 'here', words: 'A pink skirt' },
  ]
  expect(arrivalWords({ garments, dueOn: null, hasPhotos: true })).toEqual({
    heading: '3 of your 4 garments have arrived',
    lines: [
      'The turnaround that you chose begins today for what is here.',
      'Scarf: it was not in the parcel. Did it stay at home? Please write to us.',
      'Shirt: we saw this before we started. Rust on the cuff.',
      'Jeans: it is not as you described it. They are lined.',
      'There was something in the parcel that is not in your order: A pink skirt. Shall we send it back or work on it? Please write to us.',
      'Our photos are on the page of your order.',
    ],
  })
})

it('says that a missing garment came, and promises no day', () => {
  expect(foundLaterWords({ garment: blazer, isEnded: false, missing: [] })).toEqual({
    heading: 'All your clothes are here now',
    lines: ['Blazer: it was missing before, and is with our tailors now.'],
  })
})

it('says what was found on a garment that came later, and what is still missing', () => {
  const garment: ArrivedGarment = { ...blazer, found: 'stained', words: 'Rust on the cuff' }
  expect(foundLaterWords({ garment, isEnded: true, missing: ['Scarf', 'Shirt'] })).toEqual({
    heading: 'One more garment is here',
    lines: [
      'Blazer: it was missing before, and is with our tailors now.',
      'Blazer: we saw this before we started. Rust on the cuff.',
      'No work is planned on it: it goes back as it is.',
      'Still missing: Scarf, Shirt.',
    ],
  })
})
