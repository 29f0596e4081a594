import { useId, type JSX } from 'react'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { firstNameOf } from '#src/lib/first-name.ts'
import { shortMomentOf } from '#src/lib/moment.ts'
import { newsWords } from '#src/lib/news-words.ts'
import styles from './page.module.css'

/** What came of suggestions and of other prices, which colleagues without messages and money learn here. */
export function News({
  garment: { news = [], tag },
}: {
  garment: WorkshopGarment
}): JSX.Element | null {
  const heading = useId()
  if (news.length === 0) return null
  const customer = firstNameOf(tag.customer_name)
  return (
    <section className={styles['panel']} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>Questions and prices</h2>
        <span className={styles['muted']}>Staff only</span>
      </header>
      <ul className={styles['notes']}>
        {news.map((told) => (
          <li key={told.id}>
            <b>{told.actor}</b>{' '}
            <time className={styles['muted']} dateTime={told.at}>
              {shortMomentOf(told.at)}
            </time>
            <p>{newsWords(told, customer)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
