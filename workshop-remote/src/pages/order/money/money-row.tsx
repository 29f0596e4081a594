import type { JSX, ReactNode } from 'react'
import type { Minor } from '@darnley/domain/money'
import styles from './money.module.css'
import { moneyText } from './pounds.ts'

interface MoneyRowProps {
  label: ReactNode
  detail?: ReactNode
  amount: Minor
  /** The price before, struck beside the amount. */
  old?: Minor | null
  /** `sum` and `total` stand below a line, `part` explains the row before, `less` is taken off, `void` does not count. */
  tone?: 'plain' | 'sum' | 'total' | 'part' | 'less' | 'void'
}

/** One row of a list of amounts. */
export function MoneyRow(props: MoneyRowProps): JSX.Element {
  const { label, detail, amount, old = null, tone = 'plain' } = props
  return (
    <div className={styles['row']} data-tone={tone}>
      <dt>
        {label}
        {detail ? <small>{detail}</small> : null}
      </dt>
      <dd>
        {old === null ? null : (
          <>
            <s>
              <span className="visually-hidden">was </span>
              {moneyText(old)}
            </s>{' '}
          </>
        )}
        {tone === 'void' ? <s>{moneyText(amount)}</s> : moneyText(amount)}
      </dd>
    </div>
  )
}
