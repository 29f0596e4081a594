import type { JSX } from 'react'
import type { DayFitting, FittingDay } from '@darnley/contract/workshop-fittings'
import { Link } from '@darnley/web/router'
import { StateWord } from '#src/components/state-word.tsx'
import { formatTime } from '@darnley/domain/moment'
import type { DayLines } from './day-lines.ts'
import { isAhead, nextOf, standingOf, type Standing } from './standing.ts'
import { pathOf, type FittingsView } from './view.ts'
import styles from './day-axis.module.css'

interface RoomProps {
  room: number
  data: FittingDay
  lines: DayLines
  view: FittingsView
  now: Date
  isShown: boolean
}

/** The column of one room, in the order of time. */
export function Room({ room, data, lines, view, now, isShown }: RoomProps): JSX.Element {
  const next = nextOf(data, now)
  const column = { gridColumn: room + 1 }
  const row = (span: Parameters<DayLines['between']>[0]): string => {
    const { start, end } = lines.between(span)
    return `${start + 1} / ${end + 1}`
  }
  return (
    <section className={styles['room']} aria-label={`Room ${room}`} data-shown={isShown}>
      <h2 className={styles['name']} style={column}>{`Room ${room}`}</h2>
      <ol className={styles['cells']}>
        {cellsOf(data, room).map((cell) => (
          <li key={cell.starts_at} style={{ ...column, gridRow: row(cell) }}>
            {'id' in cell ? (
              <Booked fitting={cell} standing={standingOf(cell, next)} view={view} />
            ) : (
              <p className={styles['free']} data-ahead={isAhead(data, cell.starts_at, now)}>
                {isAhead(data, cell.starts_at, now) ? `Free ${cell.starts_at}` : ''}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type Cell = DayFitting | { readonly starts_at: string; readonly ends_at: string }

/** Returns the fittings of a room, and the times in it that nothing overlaps. */
function cellsOf({ fittings, times, seats }: FittingDay, room: number): Cell[] {
  const taken = fittings.filter(({ seat }) => seat === room)
  const isFree = ({ starts_at: start, ends_at: end }: Cell): boolean =>
    !taken.some((each) => each.starts_at < end && each.ends_at > start)
  const free = room <= seats ? times.filter(isFree) : []
  return [...taken, ...free].toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
}

interface BookedProps {
  fitting: DayFitting
  standing: Standing
  view: FittingsView
}

function Booked({ fitting, standing, view }: BookedProps): JSX.Element {
  const { order, held_until: until, moves } = fitting
  const { sign, tone, words, state } = standing
  if (!order)
    return (
      <div className={styles['cell']} data-state={state}>
        <b>Being booked online</b>
        <StateWord sign={sign} tone={tone}>
          {until === null ? words : `Held until ${formatTime(new Date(until))}`}
        </StateWord>
      </div>
    )
  return (
    <Link
      className={styles['cell']}
      data-state={state}
      to={pathOf({ ...view, chosen: order.id })}
      aria-current={order.id === view.chosen ? 'true' : undefined}
    >
      <span className="visually-hidden">{`${fitting.starts_at} to ${fitting.ends_at}: `}</span>
      <b>{order.customer_name}</b>
      <StateWord sign={sign} tone={tone}>
        {words}
      </StateWord>
      <span className={styles['work']}>
        {order.garments.map(({ name, services }) => `${name}: ${services.join(', ')}`).join(' · ')}
        {moves > 0 ? ' · moved' : ''}
      </span>
    </Link>
  )
}
