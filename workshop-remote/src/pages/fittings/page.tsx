import type { JSX } from 'react'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import { addDays, type Day, dayAt, formatDay } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { Link, useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { fittingsQuery } from '#src/queries/fittings.ts'
import { DayPlan } from './day-plan.tsx'
import styles from './page.module.css'

/** The fittings of a day, by places (screen 28). The address says which day and place. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const today = dayAt(shopNow())
  const day = readDay(query.get('date')) ?? today
  const place = query.get('place')
  const { data, error, refetch } = useQuery(fittingsQuery(day, place))
  return (
    <Frame section="fittings">
      <div className={styles['head']}>
        <PageHeading>Fittings</PageHeading>
        <Days day={day} today={today} place={place} />
      </div>
      {error ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          {data
            ? 'The fittings could not be refreshed. What you see may be old.'
            : 'The fittings could not be loaded.'}
        </Notice>
      ) : null}
      {!data && !error ? <Spinner label="Loading the fittings" /> : null}
      {data ? <OfDay data={data} day={day} /> : null}
    </Frame>
  )
}

/** Returns a day of the address; null for anything else. */
function readDay(text: string | null): Day | null {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? (text as Day) : null
}

function pathOf(day: Day, place: string | null): string {
  const query = new URLSearchParams({ date: day, ...(place === null ? {} : { place }) })
  return `/fittings?${query.toString()}`
}

interface DaysProps {
  day: Day
  today: Day
  place: string | null
}

function Days({ day, today, place }: DaysProps): JSX.Element {
  return (
    <nav className={styles['links']} aria-label="Day">
      <Link to={pathOf(addDays(day, -1), place)}>Day before</Link>
      <Link to={pathOf(today, place)} aria-current={day === today ? 'true' : undefined}>
        Today
      </Link>
      <Link to={pathOf(addDays(day, 1), place)}>Day after</Link>
    </nav>
  )
}

function OfDay({ data, day }: { data: FittingDay; day: Day }): JSX.Element {
  const { places, place_id: placeId, fittings, times } = data
  const held = fittings.filter(({ order }) => order === null).length
  const free = times.reduce((sum, time) => sum + (time.free ?? 0), 0)
  if (placeId === null) return <p>No place offers fittings yet. An owner adds their times.</p>
  return (
    <>
      {places.length > 1 ? (
        <nav className={styles['links']} aria-label="Place">
          {places.map(({ id, name }) => (
            <Link key={id} to={pathOf(day, id)} aria-current={id === placeId ? 'true' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      <p className={styles['sums']}>
        {`${places.find(({ id }) => id === placeId)?.name ?? ''} · ${formatDay(day)} · `}
        {`${fittings.length - held} booked, ${held} held, ${free} free`}
      </p>
      {times.length === 0 && fittings.length === 0 ? (
        <p>There are no fittings on this day.</p>
      ) : (
        <DayPlan data={data} />
      )}
    </>
  )
}
