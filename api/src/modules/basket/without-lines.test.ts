import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { expect, it } from 'vitest'
import { lineIds } from './paid-lines-repository.ts'
import { withoutLines } from './without-lines.ts'

const [hem, zip, cuff] = ['hem', 'zip', 'cuff'].map((id) => aServiceDetail({ id }))
const jeans = anEntry({ serviceDetails: [hem, zip].filter((line) => line !== undefined) })
const coat = anEntry({ serviceDetails: [cuff].filter((line) => line !== undefined) })

it.each([
  [[], ['hem', 'zip', 'cuff']],
  [['hem'], ['zip', 'cuff']],
  [
    ['cuff', 'other'],
    ['hem', 'zip'],
  ],
  [['hem', 'zip', 'cuff'], []],
])('without %j a basket has %j', (leaving, left) => {
  expect(lineIds(withoutLines([jeans, coat], leaving))).toEqual(left)
})

it('an entry stays with its other lines and leaves with the last', () => {
  expect(withoutLines([jeans, coat], ['hem', 'cuff'])).toEqual([
    { ...jeans, serviceDetails: jeans.serviceDetails.slice(1) },
  ])
})
