import type { Review } from '@darnley/contract/content'
import type { Thing } from './thing.ts'

const best = 5

/** Returns what search engines are told about reviews: nothing without one. */
export function ratings(reviews: readonly Review[]): Thing {
  if (reviews.length === 0) return {}
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (sum / reviews.length).toFixed(1),
      bestRating: best,
      reviewCount: reviews.length,
    },
    review: reviews.map(({ author, words, rating, writtenOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewBody: words,
      datePublished: writtenOn.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: best },
    })),
  }
}
