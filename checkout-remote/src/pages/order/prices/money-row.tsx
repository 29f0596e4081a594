import type { JSX, ReactNode } from 'react'
import type { Minor } from '@darnley/domain/money'
import { minor } from '@darnley/domain/money'
import { pounds } from '#src/lib/pounds.ts'
import styles from './money-row.module.css'

interface MoneyRowProps {
  label: ReactNode
  amount: Minor
  kind?: 'row' | 'sum' | 'note'
}

/** A row of a sum, in a description list, with a true minus. */
export function MoneyRow({ label, amount, kind = 'row' }: MoneyRowProps): JSX.Element {
  return (
    <div className={`${styles['row']} ${styles[kind]}`}>
      <dt>{label}</dt>
      <dd className={amount < 0 ? styles['less'] : undefined}>
        {amount < 0 ? `−${pounds(minor(-amount))}` : pounds(amount)}
      </dd>
    </div>
  )
}
