import type { JSX, ReactNode } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { dayAt, dispatchDay, formatDay, TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { ExpressMark } from '#src/components/due-mark.tsx'
import { takenAt } from '#src/lib/card-words.ts'
import { shortMomentOf } from '#src/lib/moment.ts'
import styles from './page.module.css'

/** Who sent the parcel, and what was agreed. */
export function CustomerPanel({ order }: { order: WorkshopOrder }): JSX.Element {
  const { express, phone, customer_email: email } = order
  const days = express ? TURNAROUND_DAYS.express : TURNAROUND_DAYS.standard
  return (
    <section className={styles['panel']}>
      <header>
        <h2>{order.customer_name}</h2>
        {express ? <ExpressMark /> : null}
      </header>
      <dl className={styles['facts']}>
        {phone ? (
          <Fact name="Phone">
            <a href={`tel:${phone}`}>{phone}</a>
          </Fact>
        ) : null}
        <Fact name="Mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Booked">{`${shortMomentOf(order.created_at)}, ${takenAt(order)}`}</Fact>
        <Fact name="Turnaround">{`${express ? 'Express' : 'Standard'}, ${days} working days`}</Fact>
        <Fact name="Due">
          <b>{formatDay(dispatchDay(dayAt(shopNow()), express))}</b>, counted from today
        </Fact>
        <Fact name="Goes back">{wayBackOf(order)}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What goes back to a drop-off point is collected there: the customer's address would mislead. */
function wayBackOf(order: WorkshopOrder): string {
  const { way_back: kind, way_back_name: way, address } = order
  if (!address || kind === 'drop_off') return way
  const { line1, line2, city, postcode } = address
  return [way, line1, line2, city, postcode].filter(Boolean).join(', ')
}
