import { useId, type JSX } from 'react'
import type { MyRepair } from '@darnley/contract/my-repairs'
import { contentUrl } from '@darnley/web/content-client'
import { LineDrawing } from '@darnley/web/ui/icon'
import { bookedFitting, pillOf } from '#src/lib/repair-pill.ts'
import { isFittedInPerson, repairTitle } from '#src/lib/repair-title.ts'
import { pounds } from '#src/lib/pounds.ts'
import { RepairActions } from './repair-actions.tsx'
import { RepairAgain } from './repair-again.tsx'
import { RepairFitting } from './repair-fitting.tsx'
import styles from './repair-card.module.css'
import { RepairStages } from './repair-stages.tsx'

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4'
/** More pictures would leave no room for the names. */
const MOST_PICTURES = 4

/** An order in the list: what it is, what comes next, its days, and what can be done. */
export function RepairCard({ repair }: { repair: MyRepair }): JSX.Element {
  const { order, progress, again } = repair
  const titleId = useId()
  const fitting = bookedFitting(repair)
  const isOver = progress.status === 'finished' || progress.status === 'cancelled'
  const hasStages = !isOver && !(fitting && isFittedInPerson(order))
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <Pictures paths={repair.pictures} />
        <div className={styles['name']}>
          <h3 id={titleId}>{repairTitle(order)}</h3>
          <p>
            {order.collection_ref} · {pounds(repair.total_price)}
          </p>
        </div>
        <NextThing repair={repair} />
      </header>
      {hasStages ? <RepairStages repair={repair} /> : null}
      {fitting?.place ? <RepairFitting place={fitting.place} /> : null}
      {again ? <RepairAgain again={again} /> : null}
      <RepairActions repair={repair} />
    </article>
  )
}

function Pictures({ paths }: { paths: MyRepair['pictures'] }): JSX.Element {
  return (
    <span className={styles['pictures']}>
      {paths.slice(0, MOST_PICTURES).map((path, index) => (
        // The garments of an order keep their places.
        <span key={index}>
          {path ? (
            <img src={contentUrl(path)} alt="" width={60} height={60} loading="lazy" />
          ) : null}
        </span>
      ))}
    </span>
  )
}

function NextThing({ repair }: { repair: MyRepair }): JSX.Element {
  const { words, tone, isAppointment } = pillOf(repair)
  return (
    <span className={`${styles['pill']} ${styles[tone]}`}>
      {isAppointment ? (
        <LineDrawing size={16}>
          <path d={CALENDAR} />
        </LineDrawing>
      ) : null}
      {words}
    </span>
  )
}
