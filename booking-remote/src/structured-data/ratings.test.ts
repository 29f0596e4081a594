import { expect, it } from 'vitest'
import { ratings } from './ratings.ts'

const review = {
  ...{ id: 'first', author: 'Ada', words: 'As I asked for it.', rating: 5 },
  ...{ writtenOn: '2026-10-02T00:00:00.000Z', source: null },
}

it('says nothing of ratings without a review', () => {
  expect(ratings([])).toEqual({})
})

it('has each review, and their mean', () => {
  expect(ratings([review, { ...review, rating: 4 }])).toMatchObject({
    aggregateRating: { ratingValue: '4.5', reviewCount: 2 },
    review: [{ author: { name: 'Ada' }, datePublished: '2026-10-02' }, {}],
  })
})
