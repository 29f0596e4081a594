import { useState, type CSSProperties, type JSX } from 'react'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import { dayAt } from '@darnley/domain/turnaround'
import { formatTime } from '@darnley/domain/moment'
import { dayLines, type DayLines } from './day-lines.ts'
import { Room } from './room.tsx'
import { isAhead } from './standing.ts'
import type { FittingsView } from './view.ts'
import styles from './day-axis.module.css'

/** Rem a minute, at the least: two lines of words fit into twenty minutes. */
const SCALE = 0.17
/** Rem of a time that has passed without a fitting. */
const LINE = 1.25
/** Rem within which the time of now would lie on that of a line. */
const BESIDE = 1.2

interface DayAxisProps {
  data: FittingDay
  view: FittingsView
  now: Date
}

/** A day along an axis of time, with a column for each customer who is fitted at once; phones show one of them. */
export function DayAxis({ data, view, now }: DayAxisProps): JSX.Element {
  const lines = dayLines(data)
  const rooms = Array.from({ length: roomsOf(data) }, (_, index) => index + 1)
  const chosen = data.fittings.find(({ order }) => order !== null && order.id === view.chosen)
  // A phone would show an empty room while the day's fitting is in the other one.
  const [shown, show] = useState((chosen ?? data.fittings[0])?.seat ?? 1)
  const heights = lines.intervals.map(({ from, minutes }) =>
    isOver(data, from, now) ? LINE : minutes * SCALE,
  )
  const isToday = data.date === dayAt(now)
  const covered = isToday ? lines.beside(formatTime(now), { heights, within: BESIDE }) : []
  const style = {
    '--rooms': rooms.length,
    gridTemplateRows: `auto ${heights.map((rem) => `minmax(${rem}rem, auto)`).join(' ')}`,
  } as CSSProperties
  return (
    <div className={styles['frame']}>
      {rooms.length > 1 ? (
        <div className={styles['tabs']} role="group" aria-label="Shown room">
          {rooms.map((room) => (
            <button
              key={room}
              type="button"
              aria-pressed={room === shown}
              onClick={() => show(room)}
            >{`Room ${room}`}</button>
          ))}
        </div>
      ) : null}
      <div
        className={styles['axis']}
        style={style}
        role="group"
        aria-label="Fittings of the day"
        data-shown={shown}
      >
        {lines.intervals.map(({ from }, index) => (
          <span key={from} className={styles['time']} style={{ gridRow: index + 2 }} aria-hidden>
            {covered.includes(index) ? null : from}
          </span>
        ))}
        <NowLine lines={lines} isToday={isToday} time={formatTime(now)} />
        {rooms.map((room) => (
          <Room key={room} {...{ room, data, lines, view, now }} isShown={room === shown} />
        ))}
      </div>
    </div>
  )
}

/** One that was booked while more were fitted at once stays in view. */
function roomsOf({ fittings, seats }: FittingDay): number {
  return Math.max(seats, ...fittings.map(({ seat }) => seat))
}

/** Whether nothing is or was at this time, which has begun. */
function isOver(data: FittingDay, from: string, now: Date): boolean {
  const isTaken = data.fittings.some(
    ({ starts_at: start, ends_at: end }) => start <= from && end > from,
  )
  return !isTaken && !isAhead(data, from, now)
}

interface NowLineProps {
  lines: DayLines
  isToday: boolean
  time: string
}

function NowLine({ lines, isToday, time }: NowLineProps): JSX.Element | null {
  const at = isToday ? lines.at(time) : null
  if (!at) return null
  return (
    <div className={styles['now']} style={{ gridRow: at.index + 2 }}>
      <span style={{ top: `${at.part * 100}%` }}>
        <b>
          <span className="visually-hidden">Now: </span>
          {time}
        </b>
      </span>
    </div>
  )
}
