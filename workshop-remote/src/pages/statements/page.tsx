import type { JSX } from 'react'
import { dayAt } from '@darnley/domain/turnaround'
import { isApiError, shopNow } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { Link, useSearchParams } from '@darnley/web/router'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { addMonths, monthOf, monthWords, readMonth, type Month } from '#src/lib/month.ts'
import { statementsQuery } from '#src/queries/statements.ts'
import styles from './page.module.css'
import { StatementPanel } from './statement-panel.tsx'

/** What the partners and the company owe each other, by month. The address says which. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const wanted = query.get('month')
  const thisMonth = monthOf(dayAt(shopNow()))
  const month = wanted === null ? thisMonth : readMonth(wanted)
  return (
    <Frame section="figures">
      <Link className={styles['back']} to="/figures">
        <Icon name="arrow-left" size={18} />
        Figures
      </Link>
      <div className={styles['head']}>
        <PageHeading>Statements</PageHeading>
        <Months month={month ?? thisMonth} thisMonth={thisMonth} />
      </div>
      {month === null ? (
        <Notice tone="error">{`“${wanted}” is no month. Choose one above.`}</Notice>
      ) : (
        <OfMonth key={month} month={month} />
      )}
    </Frame>
  )
}

function Months({ month, thisMonth }: { month: Month; thisMonth: Month }): JSX.Element {
  const around = [addMonths(month, -1), month, addMonths(month, 1)]
  return (
    <nav className={styles['months']} aria-label="Month">
      {around
        .filter((each) => each <= thisMonth)
        .map((each) => (
          <Link
            key={each}
            to={`/statements?month=${each}`}
            aria-current={each === month ? 'true' : undefined}
          >
            {monthWords(each)}
          </Link>
        ))}
    </nav>
  )
}

function OfMonth({ month }: { month: Month }): JSX.Element {
  const { data, error, refetch } = useQuery(statementsQuery(month))
  if (isApiError(error) && error.code === 'Forbidden')
    return <Notice tone="error">Only an owner sees the statements.</Notice>
  return (
    <>
      {error ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          {data
            ? 'The statements could not be refreshed. What you see may be old.'
            : 'The statements could not be loaded.'}
        </Notice>
      ) : null}
      {!data && !error ? <Spinner label="Loading the statements" /> : null}
      {data ? (
        <>
          <p className={styles['muted']}>{sellers[data.store_seller]}</p>
          {data.statements.length === 0 ? <p>There is no partner yet.</p> : null}
          <div className={styles['statements']}>
            {data.statements.map((statement) => (
              <StatementPanel key={statement.shop.id} statement={statement} month={month} />
            ))}
          </div>
        </>
      ) : null}
    </>
  )
}

const sellers = {
  company: 'We sell what a shop’s till takes, so the shop owes it to us.',
  partner: 'A shop sells what its till takes. What is paid by card for its orders, we owe to it.',
} as const
