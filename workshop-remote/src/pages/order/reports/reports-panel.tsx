import type { JSX } from 'react'
import type { WorkshopOrder, WorkshopReport } from '@darnley/contract/workshop-orders'
import { faultNames } from '@darnley/domain/fault-names'
import { formatDay, toDay } from '@darnley/domain/turnaround'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Sign, type SignName } from '#src/components/icon.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { isAtLeast } from '#src/lib/role.ts'
import { meQuery } from '#src/queries/me.ts'
import { Shots } from '../shots.tsx'
import page from '../page.module.css'
import { ReportAnswerForm } from './report-answer-form.tsx'
import styles from './reports.module.css'

const states: Readonly<Record<WorkshopReport['state'], { label: string; sign: SignName }>> = {
  open: { label: 'To be answered', sign: 'speech' },
  accepted: { label: 'Done again', sign: 'ticked-ring' },
  declined: { label: 'Declined', sign: 'prohibited' },
}

/** What the customer reported under the guarantee; managers answer it. Renders nothing without a report. */
export function ReportsPanel({ order }: { order: WorkshopOrder }): JSX.Element | null {
  const { data: me } = useQuery(meQuery)
  const { reports = [] } = order
  if (reports.length === 0) return null
  return (
    <section className={page['panel']}>
      <header>
        <h2>Something is not right</h2>
        <span className={page['muted']}>Answered within one working day</span>
      </header>
      <ul className={styles['reports']} aria-label="Reports of the customer">
        {reports.map((report) => (
          <li key={report.id}>
            <Report order={order} report={report} isManager={isAtLeast(me?.role, 'manager')} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ReportProps {
  order: WorkshopOrder
  report: WorkshopReport
  isManager: boolean
}

function Report({ order, report, isManager }: ReportProps): JSX.Element {
  const { garment, kind, words, sent_at: at, state, photos = [] } = report
  const day = toDay(report.pickup_day)
  const item = order.garments.find(({ number }) => number === garment)
  const { label, sign } = states[state]
  return (
    <>
      <div className={styles['head']}>
        <b>{`${garment}. ${item?.item_name ?? 'Garment'}: ${faultNames[kind].toLowerCase()}`}</b>
        <span className={page['state']}>
          <Sign name={sign} size={18} />
          {label}
        </span>
      </div>
      <p className={styles['words']}>{words}</p>
      <Shots photos={photos} label={`Photos of the report: garment ${garment}`} />
      <p className={page['muted']}>{shortMomentOf(at)}</p>
      {day ? <p>{`To be collected on ${formatDay(day)}, if it is done again`}</p> : null}
      <Answered report={report} />
      {state === 'open' && isManager ? <ReportAnswerForm order={order} report={report} /> : null}
    </>
  )
}

function Answered({
  report: { answer, answered_by: by, redo },
}: Pick<ReportProps, 'report'>): JSX.Element | null {
  if (redo)
    return (
      <p>
        <Link className={styles['link']} to={`/order/${redo.id}`}>
          {`Order ${redo.collection_ref}`}
        </Link>
        {by ? `, by ${by}` : null}
      </p>
    )
  return answer ? <p className={styles['words']}>{`${by ?? 'Answer'}: “${answer}”`}</p> : null
}
