import type { JSX } from 'react'
import type { GarmentPhoto } from '@darnley/contract/customer-photos'
import type { AnsweredReport } from '@darnley/contract/guarantee'
import type { OrderDetails } from '@darnley/contract/orders'
import { faultNames } from '@darnley/domain/fault-names'
import { formatDay, toDay } from '@darnley/domain/turnaround'
import { apiUrl } from '@darnley/web/client'
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
          <Photos photos={report.photos ?? []} />
          <Answer report={report} />
        </li>
      ))}
    </ul>
  )
}

function Photos({ photos }: { photos: readonly GarmentPhoto[] }): JSX.Element | null {
  if (photos.length === 0) return null
  return (
    <ul className={styles['shots']} aria-label="Your photos">
      {photos.map(({ id, url, small_url: small }, index) => (
        <li key={id}>
          <a href={apiUrl(url)} target="_blank" rel="noreferrer">
            <img
              src={apiUrl(small)}
              width={88}
              height={88}
              alt={`What is not right, ${index + 1} of ${photos.length}`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Answer({ report }: { report: AnsweredReport }): JSX.Element {
  const { state, answer, redo } = report
  const day = toDay(report.pickup_day)
  switch (state) {
    case 'open':
      return (
        <>
          <p className={styles['answer']}>Sent to our tailors. We answer within one working day.</p>
          {day ? <p>{`If we do it again, the postie is to come on ${formatDay(day)}.`}</p> : null}
        </>
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
