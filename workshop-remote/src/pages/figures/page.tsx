import { useMemo, type JSX } from 'react'
import { dayAt, type Day } from '@darnley/domain/turnaround'
import { isApiError, shopNow } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { Button, ButtonLink, buttonClass } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { Sign } from '#src/components/icon.tsx'
import { csvAddress, figuresViewOf } from '#src/lib/figures-view.ts'
import { shortDayOf } from '#src/lib/moment.ts'
import { figuresQuery } from '#src/queries/figures.ts'
import { Numbers } from './numbers.tsx'
import styles from './page.module.css'
import { Plots } from './plots.tsx'
import { FigureTable } from './table.tsx'
import { Tools } from './tools.tsx'

/** What was sold, given back and kept in time. The address says of which days, shop and service. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const view = useMemo(() => figuresViewOf(query, dayAt(shopNow())), [query])
  const {
    data: figures,
    error,
    refetch,
  } = useQuery({
    ...figuresQuery(view),
    placeholderData: (before) => before,
    // What the api refuses, it refuses again.
    retry: (count, problem) => count < 1 && !isRefusal(problem),
  })
  return (
    <Frame section="figures">
      <div className={styles['head']}>
        <PageHeading>Figures</PageHeading>
        {figures && !error ? (
          <p className={styles['facts']}>
            {shortDayOf(figures.from as Day)} to {shortDayOf(figures.to as Day)}, to the penny
          </p>
        ) : null}
        {error ? null : (
          <div className={styles['actions']}>
            <ButtonLink variant="secondary" to="/statements">
              Statements
            </ButtonLink>
            <Button variant="secondary" onClick={() => globalThis.print()}>
              <Sign name="print" />
              Print
            </Button>
            <a className={buttonClass()} href={csvAddress(view)} download>
              <Sign name="tray-down" />
              Download CSV
            </a>
          </div>
        )}
      </div>
      {isForbidden(error) ? null : (
        <Tools key={`${view.period} ${view.from} ${view.to}`} view={view} figures={figures} />
      )}
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {!figures && !error ? <Spinner label="Loading the figures" /> : null}
      {figures && !error ? (
        <>
          <Numbers figures={figures} />
          <Plots days={figures.days} />
          <FigureTable view={view} figures={figures} />
        </>
      ) : null}
    </Frame>
  )
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element {
  if (isForbidden(error)) return <Notice tone="error">Only an owner sees the figures.</Notice>
  if (isApiError(error) && error.code === 'Validation Error')
    return (
      <Notice tone="error">
        {error.body.detail
          .map(({ loc, msg }) => `${places[String(loc.at(-1))] ?? ''}${msg}.`)
          .join(' ')}
      </Notice>
    )
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      The figures could not be loaded.
    </Notice>
  )
}

const places: Readonly<Record<string, string>> = {
  from: 'First day: ',
  to: 'Last day: ',
  shop: 'Shop: ',
  service: 'Service: ',
}

function isForbidden(error: unknown): boolean {
  return isApiError(error) && error.code === 'Forbidden'
}

function isRefusal(error: unknown): boolean {
  return isForbidden(error) || (isApiError(error) && error.code === 'Validation Error')
}
