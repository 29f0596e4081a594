import type { JSX } from 'react'
import type { AnsweredReport } from '@darnley/contract/guarantee'
import type { OrderDetails } from '@darnley/contract/orders'
import { faultNames } from '@darnley/domain/fault-names'
import { OrderLink } from './order-link.tsx'
import styles from './guarantee.module.css'

interface ReportsProps extends Pick<OrderDetails, 'items'> {
  reports: readonly AnsweredReport[]
}

/** What was reported, each with its answer; renders nothing before the first report. */
export function Reports({ reports, items }: ReportsProps): JSX.Element | null {
  if (reports.length === 0) return null
  return (
    <ul className={styles['reports']} aria-label="What you reported">
      {reports.map((report) => (
        <li key={report.id}>
          <h3>
            {`${items[report.garment - 1]?.item_name ?? 'Your garment'}: ${faultNames[report.kind].toLowerCase()}`}
          </h3>
          <p className={styles['words']}>{report.words}</p>
          <Answer report={report} />
        </li>
      ))}
    </ul>
  )
}

function Answer({ report: { state, answer, redo } }: { report: AnsweredReport }): JSX.Element {
  switch (state) {
    case 'open':
      return (
        <p className={styles['answer']}>Sent to our tailors. We answer within one working day.</p>
      )
    case 'accepted':
      return (
        <p className={styles['answer']}>
          We do it again, free.{' '}
          {redo ? <OrderLink order={redo}>{`See order ${redo.collection_ref}`}</OrderLink> : null}
        </p>
      )
    case 'declined':
      return (
        <>
          <p className={styles['answer']}>We do not do it again. Our answer:</p>
          <p className={styles['words']}>{answer}</p>
        </>
      )
  }
}
