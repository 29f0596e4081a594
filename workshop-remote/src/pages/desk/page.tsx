import { useMemo, type JSX } from 'react'
import type { DeskPage } from '@darnley/contract/workshop-desk'
import { shopNow } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { Link, useNavigate, useSearchParams } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { Frame } from '#src/components/frame/frame.tsx'
import { Sign } from '#src/components/icon.tsx'
import { deskAddress, deskViewOf, type DeskView } from '#src/lib/desk-view.ts'
import { dayAndTimeOf } from '#src/lib/moment.ts'
import { $live } from '#src/live/live.ts'
import { deskQuery } from '#src/queries/desk.ts'
import { Board } from './board.tsx'
import { Filters } from './filters.tsx'
import { List } from './list.tsx'
import styles from './page.module.css'

/** Every order, from placed to returned: as columns by stage, or as a list by due day. The address says which. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const view = useMemo(() => deskViewOf(query), [query])
  const { status } = useStore($live)
  const { data, isError, refetch } = useQuery({
    ...deskQuery({ ...view, cursor: null, isLive: status === 'live' }),
    placeholderData: (before) => before,
  })
  return (
    <Frame section="desk">
      <div className={styles['head']}>
        <PageHeading>Desk</PageHeading>
        <p className={styles['now']}>{dayAndTimeOf(shopNow())}</p>
        {data && view.view === 'board' ? <OnItsWay view={view} desk={data} /> : null}
        <ViewToggle view={view} />
        <ButtonLink to="/arrivals">
          <Sign name="tray-down" />
          Check in a parcel
        </ButtonLink>
      </div>
      <Filters view={view} counts={data?.counts ?? null} />
      {!data && !isError ? <Spinner label="Loading the desk" /> : null}
      {isError ? <Unknown isStale={data !== undefined} onRetry={() => void refetch()} /> : null}
      {data && view.view === 'board' ? <Board view={view} desk={data} /> : null}
      {data && view.view === 'list' ? (
        <List key={deskAddress(view)} view={view} first={data} />
      ) : null}
    </Frame>
  )
}

/** The last stage where the board has no room for its column. */
function OnItsWay({ view, desk }: { view: DeskView; desk: DeskPage }): JSX.Element {
  const stage = 'on_its_way'
  const count = desk.columns.find((column) => column.stage === stage)?.counts.all ?? 0
  return (
    <Link className={styles['last']} to={deskAddress({ ...view, view: 'list', stage })}>
      On its way back: {count}
    </Link>
  )
}

function ViewToggle({ view }: { view: DeskView }): JSX.Element {
  const navigate = useNavigate()
  const other = view.view === 'board' ? 'list' : 'board'
  useShortcuts({ v: () => void navigate(deskAddress({ ...view, view: other })) })
  return (
    <nav className={styles['views']} aria-label="View">
      {(['board', 'list'] as const).map((each) => (
        <Link
          key={each}
          to={deskAddress({ ...view, view: each })}
          aria-current={each === view.view ? 'true' : undefined}
        >
          <Sign name={each} />
          {each === 'board' ? 'Board' : 'List'}
        </Link>
      ))}
    </nav>
  )
}

interface UnknownProps {
  isStale: boolean
  onRetry: () => void
}

function Unknown({ isStale, onRetry }: UnknownProps): JSX.Element {
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      {isStale
        ? 'The desk could not be refreshed. What you see may be old.'
        : 'The desk could not be loaded.'}
    </Notice>
  )
}
