import type { JSX } from 'react'
import type { WorkshopEvent } from '@darnley/contract/workshop-orders'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { eventDetail, eventTitle } from '#src/lib/event-words.ts'
import { shortMomentOf } from '#src/lib/moment.ts'
import { eventWords } from './money/events.ts'
import { useMoney } from './money/use-money.ts'
import styles from './page.module.css'

interface HistoryProps {
  orderId: string
  events: readonly WorkshopEvent[]
}

/** Everything that happened to an order, the newest first; managers also see its money. */
export function History({ orderId, events }: HistoryProps): JSX.Element {
  const { money } = useMoney(orderId)
  return (
    <section className={styles['panel']}>
      <header>
        <h2>History</h2>
        <span className={styles['muted']}>Newest first</span>
      </header>
      <ol className={styles['history']}>
        {entriesOf(events, money).map(({ id, at, title, detail }) => (
          <li key={id}>
            <b>{title}</b>
            <time dateTime={at}>{shortMomentOf(at)}</time>
            <p className={styles['muted']}>{detail}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Entry {
  readonly id: string
  readonly at: string
  readonly title: string
  readonly detail: string
}

function entriesOf(events: readonly WorkshopEvent[], money: OrderMoney | undefined): Entry[] {
  if (!money) return events.map(entryOf)
  const { events: aboutMoney } = money
  // The event of the money also says why it was cancelled.
  const isCancelled = aboutMoney.some(({ kind }) => kind === 'cancelled')
  const others = events.filter(
    ({ kind, words }) => !(isCancelled && kind === 'status' && words === 'cancelled'),
  )
  return [
    ...others.map(entryOf),
    ...aboutMoney.map((event, index) => ({
      ...{ id: `money ${aboutMoney.length - index}`, at: event.at },
      ...eventWords(event, money),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
}

function entryOf(event: WorkshopEvent): Entry {
  return { id: event.id, at: event.at, title: eventTitle(event), detail: eventDetail(event) }
}
