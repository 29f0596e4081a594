import type { JSX } from 'react'
import type { DeskCard } from '@darnley/contract/workshop-desk'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Link } from '@darnley/web/router'
import { DueMark, ExpressMark } from '#src/components/due-mark.tsx'
import { NoteMark } from '#src/components/note-mark.tsx'
import { TailorBadge } from '#src/components/tailor-badge.tsx'
import { wayOf, workOf } from '#src/lib/card-words.ts'
import { dueOf } from '#src/lib/due.ts'
import styles from './board.module.css'

/** An order in its column. */
export function Card({ card }: { card: DeskCard }): JSX.Element {
  const due = dueOf(card, dayAt(shopNow()))
  return (
    <Link className={styles['card']} to={`/order/${card.id}`} data-card data-due={due?.tone}>
      <span className={styles['row']}>
        {card.note === 'attention' || card.note === 'courier_failed' ? (
          <NoteMark note={card.note} />
        ) : due ? (
          <DueMark due={due} />
        ) : (
          <span />
        )}
        {card.stage === 'coming' ? null : <TailorBadge tailors={card.tailors} />}
      </span>
      <span className={styles['name']}>{card.customer_name}</span>
      <span className={styles['row']}>
        <span className={styles['number']}>{card.collection_ref}</span>
        {card.express ? <ExpressMark /> : null}
      </span>
      <span className={styles['row']}>
        <span className={styles['what']}>
          {workOf(card)}
          <br />
          {wayOf(card)}
        </span>
        <Pictures card={card} />
      </span>
    </Link>
  )
}

const shownPictures = 2

function Pictures({ card }: { card: DeskCard }): JSX.Element {
  const pictures = card.garments.flatMap(({ picture, number }) =>
    picture ? [{ picture, number }] : [],
  )
  const others = card.garment_count - shownPictures
  return (
    <span className={styles['pictures']}>
      {pictures.slice(0, shownPictures).map(({ picture, number }) => (
        <img key={number} src={`/content${picture}`} alt="" width={28} height={28} />
      ))}
      {others > 0 ? `+${others}` : null}
    </span>
  )
}
