import { expect, it } from 'vitest'
import { orderedWork as work } from '@darnley/testing/ordered-work'
import { workLines } from './work-words.ts'

it('says everything that the customer said, lengths in both units', () => {
  const lines = workLines(
    work({
      subservice: 'Original hem',
      answers: [{ question: 'Is it lined?', answer: 'Yes' }],
      repair_location: 'Left knee',
      details: { fitting_choice: 'measure' },
      fitting_details: '6 cm',
      tailor_notes: 'Heels of 6 cm',
    }),
  )
  expect(lines).toEqual([
    'Original hem',
    'Is it lined? Yes',
    'Where: Left knee',
    'Measured by the customer: 6 cm (2⅜ in)',
    'Note: Heels of 6 cm',
  ])
})

it.each([
  ['pin', null, 'Pinned by the customer'],
  ['match', 'Grey trousers in the bag', 'Match another garment: Grey trousers in the bag'],
  ['pin_in_store', null, 'Fitted in person'],
] as const)('says how it is fitted: %s', (fitting_choice, fitting_details, line) => {
  expect(workLines(work({ details: { fitting_choice }, fitting_details }))).toEqual([line])
})

it('says nothing where nothing was said', () => {
  expect(workLines(work())).toEqual([])
})
