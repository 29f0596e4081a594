import type { JSX } from 'react'
import type { WorkshopEvent } from '@darnley/contract/workshop-orders'
import { statusName } from '@darnley/domain/order-words'
import { pageConfig } from '@darnley/web/page-config'
import { shortMomentOf } from '#src/lib/moment.ts'
import styles from './page.module.css'

/** Everything that happened to an order, the newest first. */
export function History({ events }: { events: readonly WorkshopEvent[] }): JSX.Element {
  return (
    <section className={styles['panel']}>
      <header>
        <h2>History</h2>
        <span className={styles['muted']}>Newest first</span>
      </header>
      <ol className={styles['history']}>
        {events.map((event) => (
          <li key={event.id}>
            <b>{titleOf(event)}</b>
            <time dateTime={event.at}>{shortMomentOf(event.at)}</time>
            <p className={styles['muted']}>{detailOf(event)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const titles: Readonly<Record<Exclude<WorkshopEvent['kind'], 'status'>, string>> = {
  checked_in: 'Checked in',
  garment_found: 'Found otherwise',
  task_started: 'Task started',
  task_paused: 'Task paused',
  task_done: 'Task done',
  task_reopened: 'Task reopened',
  handed_over: 'Handed over',
  noted: 'Note',
  label_booked: 'Label booked',
  moved: 'Moved',
}

function titleOf({ kind, words, garment }: WorkshopEvent): string {
  if (kind === 'status') return statusName(words ?? '', pageConfig().company)
  return garment === null ? titles[kind] : `Garment ${garment}: ${titles[kind].toLowerCase()}`
}

function detailOf({ kind, words, actor }: WorkshopEvent): string {
  return kind === 'status' || !words ? actor : `${actor}: ${words}`
}
