import type { JSX } from 'react'
import type { DayFitting, FittingDay } from '@darnley/contract/workshop-fittings'
import { Link } from '@darnley/web/router'
import { ScrollFrame } from '#src/components/scroll-frame.tsx'
import styles from './page.module.css'

/** The times of a day, one row each, with a column for each customer who is fitted at once. */
export function DayPlan({ data }: { data: FittingDay }): JSX.Element {
  const { fittings, seats } = data
  const columns = Array.from({ length: columnsOf(data) }, (_, index) => index + 1)
  return (
    <ScrollFrame label="Fittings of the day" className={styles['scroll']}>
      <table className={styles['day']}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {columns.map((seat) => (
              <th key={seat} scope="col">
                Room {seat}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {startsOf(data).map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {columns.map((seat) => (
                <td key={seat}>
                  <Cell
                    fitting={fittings.find((each) => each.seat === seat && each.starts_at === time)}
                    isOffered={seat <= seats}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

/** One that was booked while more were fitted at once stays in view. */
function columnsOf({ fittings, seats }: FittingDay): number {
  return Math.max(seats, ...fittings.map(({ seat }) => seat))
}

/** Returns when fittings begin, also those at times that are no longer offered. */
function startsOf({ fittings, times }: FittingDay): string[] {
  return [...new Set([...times, ...fittings].map((each) => each.starts_at))].toSorted()
}

interface CellProps {
  fitting: DayFitting | undefined
  isOffered: boolean
}

function Cell({ fitting, isOffered }: CellProps): JSX.Element | null {
  if (!fitting) return isOffered ? <span className={styles['free']}>Free</span> : null
  const { order, moves } = fitting
  if (!order)
    return (
      <div className={styles['held']}>
        <b>Being booked online</b>
        <p>Held until {until(fitting)}</p>
      </div>
    )
  return (
    <div className={styles['booked']}>
      <Link to={`/order/${order.id}`}>{order.customer_name}</Link>
      <p>
        {`${order.collection_ref} · until ${fitting.ends_at}`}
        {moves > 0 ? ' · moved' : ''}
      </p>
      <ul>
        {order.garments.map(({ number, name, services }) => (
          <li key={number}>{`${name}: ${services.join(', ')}`}</li>
        ))}
      </ul>
      <a href={`tel:${order.phone}`}>{order.phone}</a>
    </div>
  )
}

function until({ held_until: moment }: DayFitting): string {
  if (moment === null) return ''
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    timeStyle: 'short',
  }).format(new Date(moment))
}
