import type { JSX } from 'react'
import type { ShopFittingDay } from '@darnley/contract/storefront-fittings'
import { addDays, type Day } from '@darnley/domain/turnaround'
import { useQuery } from '@darnley/web/query'
import { Link, useSearchParams } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { useToday } from '@darnley/web/use-today'
import { dayText } from '#src/lib/moment.ts'
import { fittingsQuery } from '#src/queries/fittings.ts'
import { $locale } from '#src/stores/shop.ts'
import { FittingCard } from './fitting-card.tsx'
import { useMark } from './use-mark.ts'
import { type FittingsView, pathOf, readView } from './view.ts'
import styles from './page.module.css'

/** The fittings of a day in the rooms that belong to the shop. The address says which day and place. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const today = useToday()
  const view = readView(query, today)
  const { data, isError, refetch } = useQuery(fittingsQuery(view.day, view.place))
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Fittings</PageHeading>
        <Days view={view} today={today} />
        {isError ? (
          <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
            {data
              ? 'The fittings could not be refreshed. What you see may be old.'
              : 'The fittings could not be loaded.'}
          </Notice>
        ) : null}
        {!data && !isError ? <Spinner label="Loading the fittings" /> : null}
        {data ? <OfDay data={data} view={view} today={today} /> : null}
      </div>
    </Wrap>
  )
}

function Days({ view, today }: { view: FittingsView; today: Day }): JSX.Element {
  const locale = useStore($locale)
  return (
    <>
      <p className={styles['day']}>{dayText(view.day, locale)}</p>
      <nav className={styles['links']} aria-label="Day">
        <Link to={pathOf({ ...view, day: addDays(view.day, -1) })}>Day before</Link>
        <Link
          to={pathOf({ ...view, day: today })}
          aria-current={view.day === today ? 'true' : undefined}
        >
          Today
        </Link>
        <Link to={pathOf({ ...view, day: addDays(view.day, 1) })}>Day after</Link>
      </nav>
    </>
  )
}

interface OfDayProps {
  data: ShopFittingDay
  view: FittingsView
  today: Day
}

function OfDay({ data, view, today }: OfDayProps): JSX.Element {
  const { mark, pending, problem } = useMark()
  const { places, place_id: placeId, fittings } = data
  if (placeId === null) return <p>Your shop has no place for fittings.</p>
  return (
    <>
      <Places places={places} placeId={placeId} view={view} />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {fittings.length === 0 ? <p>There are no fittings on this day.</p> : null}
      <ul className={styles['fittings']} aria-label="Fittings of the day">
        {fittings.map((fitting) => (
          <FittingCard
            key={fitting.id}
            fitting={fitting}
            canMark={data.date <= today}
            isPending={pending === fitting.id}
            onMark={(next) => mark({ fitting, mark: next })}
          />
        ))}
      </ul>
    </>
  )
}

interface PlacesProps extends Pick<ShopFittingDay, 'places'> {
  placeId: string
  view: FittingsView
}

function Places({ places, placeId, view }: PlacesProps): JSX.Element {
  const [only] = places.length === 1 ? places : []
  if (only) return <p>{only.name}</p>
  return (
    <nav className={styles['links']} aria-label="Place">
      {places.map(({ id, name }) => (
        <Link
          key={id}
          to={pathOf({ ...view, place: id })}
          aria-current={id === placeId ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
