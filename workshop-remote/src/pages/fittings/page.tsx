import type { JSX } from 'react'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import { addDays, type Day, formatDay } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { Link, useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { useToday } from '@darnley/web/use-today'
import { Frame } from '#src/components/frame/frame.tsx'
import { fittingsQuery } from '#src/queries/fittings.ts'
import { ChosenFitting, findChosen } from './chosen-fitting.tsx'
import { DayAxis } from './day-axis.tsx'
import { Sums } from './sums.tsx'
import { pathOf, readView, type FittingsView } from './view.ts'
import styles from './page.module.css'

/** The fittings of a day, by places (screen 28). The address says which day, place and fitting. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const now = shopNow()
  const today = useToday()
  const view = readView(query, today)
  const { data, error, refetch } = useQuery(fittingsQuery(view.day, view.place))
  return (
    <Frame section="fittings">
      <div className={styles['head']}>
        <PageHeading>Fittings</PageHeading>
        <p className={styles['where']}>
          {data ? `${placeName(data)} · ${formatDay(view.day)}` : formatDay(view.day)}
        </p>
        <Days view={view} today={today} />
      </div>
      {error ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          {data
            ? 'The fittings could not be refreshed. What you see may be old.'
            : 'The fittings could not be loaded.'}
        </Notice>
      ) : null}
      {!data && !error ? <Spinner label="Loading the fittings" /> : null}
      {data ? <OfDay data={data} view={view} now={now} /> : null}
    </Frame>
  )
}

function placeName({ places, place_id: placeId }: FittingDay): string {
  return places.find(({ id }) => id === placeId)?.name ?? 'No place'
}

function Days({ view, today }: { view: FittingsView; today: Day }): JSX.Element {
  const to = (day: Day): string => pathOf({ ...view, day, chosen: null })
  return (
    <nav className={styles['links']} aria-label="Day">
      <Link to={to(addDays(view.day, -1))}>Day before</Link>
      <Link to={to(today)} aria-current={view.day === today ? 'true' : undefined}>
        Today
      </Link>
      <Link to={to(addDays(view.day, 1))}>Day after</Link>
    </nav>
  )
}

interface OfDayProps {
  data: FittingDay
  view: FittingsView
  now: Date
}

function OfDay({ data, view, now }: OfDayProps): JSX.Element {
  const { places, place_id: placeId, fittings, times } = data
  if (placeId === null) return <p>No place offers fittings yet. An owner adds their times.</p>
  const chosen = findChosen(data, view)
  return (
    <>
      {places.length > 1 ? (
        <nav className={styles['links']} aria-label="Place">
          {places.map(({ id, name }) => (
            <Link
              key={id}
              to={pathOf({ ...view, place: id, chosen: null })}
              aria-current={id === placeId ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      <Sums data={data} now={now} />
      {times.length === 0 && fittings.length === 0 ? (
        <p>There are no fittings on this day.</p>
      ) : (
        <div className={styles['day']} data-chosen={chosen !== null}>
          <DayAxis key={`${placeId} ${data.date}`} data={data} view={view} now={now} />
          {chosen ? (
            <ChosenFitting
              key={chosen.order.id}
              fitting={chosen}
              data={data}
              view={view}
              now={now}
            />
          ) : (
            <p className={styles['hint']}>Choose a fitting to see who comes, and for what.</p>
          )}
        </div>
      )}
    </>
  )
}
