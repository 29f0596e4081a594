import { useId, useState, type JSX } from 'react'
import type { FittingPlace, FittingTime } from '@darnley/contract/fittings'
import type { Shift } from '@darnley/contract/locations'
import { addDays, type Day, formatDay, formatShortDay } from '@darnley/domain/turnaround'
import { useQuery } from '@darnley/web/query'
import { useToday } from '@darnley/web/use-today'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { TileChoice } from '#src/components/tile-choice.tsx'
import { fittingTimesQuery } from '#src/queries/fittings.ts'
import { partsOfDay } from './parts-of-day.ts'
import styles from './time-picker.module.css'
import type { FittingChoice } from './use-choice.ts'

interface TimePickerProps {
  place: FittingPlace
  choice: FittingChoice
  /** Words of the button that takes the time. */
  label: string
}

/** Seven days of free times at a place; one is chosen, then taken. */
export function TimePicker({ place, choice, label }: TimePickerProps): JSX.Element {
  const today = useToday()
  const [start, setStart] = useState<Day>(today)
  const from = start < today ? today : start
  const [wanted, setWanted] = useState<Shift | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const times = useQuery(fittingTimesQuery(place.id, from))
  if (times.isError)
    return (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void times.refetch() }}>
        We couldn’t load the free times.
      </Notice>
    )
  if (!times.data) return <Spinner label="Loading the free times" />
  const open = day !== null && day >= from ? day : (times.data[0]?.date ?? from)
  // What has just been taken is not offered again.
  const isFree = times.data.some((each) => isSame(each, wanted))
  const chosen = isFree ? wanted : choice.next
  const show = (first: Day): void => {
    setStart(first)
    setDay(null)
  }
  return (
    <div className={styles['picker']}>
      <Days from={from} times={times.data} open={open} onOpen={setDay} />
      <div className={styles['weeks']}>
        {from > today ? (
          <Button variant="link" onClick={() => show(addDays(from, -7))}>
            Earlier days
          </Button>
        ) : null}
        {from < addDays(today, 49) ? (
          <Button variant="link" onClick={() => show(addDays(from, 7))}>
            Later days
          </Button>
        ) : null}
      </div>
      <Problem choice={choice} />
      <Times
        times={times.data.filter(({ date }) => date === open)}
        chosen={chosen}
        onChoose={setWanted}
      />
      {chosen ? (
        <Button busy={choice.isPending} onClick={() => choice.choose(timeOf(place, chosen))}>
          {`${label}: ${formatShortDay(chosen.date as Day)}, ${chosen.starts_at}`}
        </Button>
      ) : null}
    </div>
  )
}

function isSame(one: Shift, other: Shift | null): boolean {
  return one.date === other?.date && one.starts_at === other.starts_at
}

function timeOf({ id }: FittingPlace, { date, starts_at }: Shift): FittingTime {
  return { place_id: id, date, starts_at }
}

function Problem({ choice: { problem, next } }: { choice: FittingChoice }): JSX.Element | null {
  if (problem === null) return null
  return (
    <Notice tone="error">
      {next
        ? `${problem} The next free time is ${formatDay(next.date as Day)} at ${next.starts_at}.`
        : problem}
    </Notice>
  )
}

interface DaysProps {
  from: Day
  times: readonly Shift[]
  open: string
  onOpen: (day: string) => void
}

function Days({ from, times, open, onOpen }: DaysProps): JSX.Element {
  const group = useId()
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  return (
    <fieldset>
      <legend className={styles['legend']}>Day</legend>
      <div className={styles['days']}>
        {days.map((day) => {
          const count = times.filter(({ date }) => date === day).length
          const words = count === 0 ? 'Full' : count === 1 ? '1 time' : `${count} times`
          return (
            <TileChoice
              key={day}
              group={group}
              checked={day === open}
              disabled={count === 0}
              label={`${formatDay(day)}, ${words}`}
              onChoose={() => onOpen(day)}
            >
              <b>{formatShortDay(day).split(' ').slice(0, 2).join(' ')}</b>
              <span className={styles['small']}>{words}</span>
            </TileChoice>
          )
        })}
      </div>
    </fieldset>
  )
}

interface TimesProps {
  times: readonly Shift[]
  chosen: Shift | null
  onChoose: (time: Shift) => void
}

function Times({ times, chosen, onChoose }: TimesProps): JSX.Element {
  const group = useId()
  return (
    <div className={styles['parts']}>
      {partsOfDay(times).map((part) => (
        <fieldset key={part.name}>
          <legend className={styles['legend']}>{part.name}</legend>
          <div className={styles['times']}>
            {part.times.map((time) => (
              <TileChoice
                key={time.starts_at}
                group={group}
                checked={isSame(time, chosen)}
                onChoose={() => onChoose(time)}
              >
                <span>{time.starts_at}</span>
              </TileChoice>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
