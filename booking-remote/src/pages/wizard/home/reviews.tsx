import type { JSX } from 'react'
import type { Review } from '@darnley/contract/content'
import { useQuery } from '@darnley/web/query'
import { customerReviews } from '#src/queries/customer-reviews.ts'
import styles from './reviews.module.css'
import { Section } from './section.tsx'
import parts from './section.module.css'

const MOST_STARS = 5
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** What customers wrote, if an editor has published any: home invents none, and has no empty place for them. */
export function Reviews(): JSX.Element | null {
  const { data: reviews = [] } = useQuery(customerReviews)
  if (reviews.length === 0) return null
  return (
    <Section>
      <section className={parts['part']} aria-labelledby="reviews">
        <h2 id="reviews">What customers say</h2>
        <ul className={styles['reviews']}>
          {reviews.map((review) => (
            <OneReview key={review.id} review={review} />
          ))}
        </ul>
      </section>
    </Section>
  )
}

function OneReview({
  review: { author, words, rating, writtenOn, source },
}: {
  review: Review
}): JSX.Element {
  return (
    <li className={styles['review']}>
      <p className={styles['stars']}>
        <span aria-hidden="true">
          {'★'.repeat(rating)}
          {'☆'.repeat(MOST_STARS - rating)}
        </span>
        <span className="visually-hidden">
          {rating} of {MOST_STARS} stars
        </span>
      </p>
      <blockquote className={styles['words']}>{words}</blockquote>
      <p className={styles['author']}>
        {author}, <time dateTime={writtenOn}>{day.format(new Date(writtenOn))}</time>
      </p>
      {source ? (
        <a href={source} rel="noreferrer">
          Read it where it was written<span className="visually-hidden">: {author}</span>
        </a>
      ) : null}
    </li>
  )
}
