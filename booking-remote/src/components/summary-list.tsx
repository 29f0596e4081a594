import type { JSX } from 'react'
import { priceSoFar, type WizardState } from '@darnley/domain/flow'
import { formatMoney } from '@darnley/domain/money'
import { Button } from '@darnley/web/ui/button'
import { siteLocale } from '#src/lib/site.ts'
import { summaryRows, type SummaryRow } from '#src/lib/summary.ts'
import styles from './summary-list.module.css'

interface SummaryListProps {
  state: WizardState
  onChange: (depth: number) => void
}

/** The answers one below the other, each with its price and a link to change it. */
export function SummaryList({ state, onChange }: SummaryListProps): JSX.Element {
  const total = priceSoFar(state)
  return (
    <dl className={styles['list']}>
      {summaryRows(state).map((row) => (
        <Row key={row.label} row={row} onChange={onChange} />
      ))}
      {total === null ? null : (
        <div className={styles['total']}>
          <dt>Price so far</dt>
          <dd>{formatMoney(total, siteLocale())}</dd>
        </div>
      )}
    </dl>
  )
}

function Row({
  row: { label, value, price, depth },
  onChange,
}: Pick<SummaryListProps, 'onChange'> & { row: SummaryRow }): JSX.Element {
  const isService = label === 'Service'
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd className={styles['value']}>{value}</dd>
      {price === null ? null : (
        <dd className={styles['price']}>
          {isService ? null : '+'}
          {formatMoney(price, siteLocale())}
        </dd>
      )}
      {depth === null ? null : (
        <dd className={styles['change']}>
          <Button variant="link" onClick={() => onChange(depth)}>
            Change<span className="visually-hidden"> {label}</span>
          </Button>
        </dd>
      )}
    </div>
  )
}
