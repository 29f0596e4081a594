import type { JSX } from 'react'
import { receiptName } from '@darnley/domain/order-words'
import type { Day } from '@darnley/domain/turnaround'
import { useQuery } from '@darnley/web/query'
import { shortDayOf } from '#src/lib/moment.ts'
import { receiptsQuery } from '#src/queries/receipts.ts'
import page from '../page.module.css'
import styles from './money.module.css'
import { moneyText } from './pounds.ts'

/** Links to the receipts and credit notes of an order; renders nothing while there is none. */
export function ReceiptsPanel({ orderId }: { orderId: string }): JSX.Element | null {
  const { data } = useQuery(receiptsQuery(orderId))
  if (!data || data.receipts.length === 0) return null
  return (
    <section className={page['panel']}>
      <header>
        <h2>Receipts</h2>
      </header>
      <ul className={styles['receipts']}>
        {data.receipts.map((receipt) => (
          <li key={receipt.id}>
            <a
              href={`/api/workshop/orders/${orderId}/receipts/${receipt.id}`}
              target="_blank"
              rel="noreferrer"
            >
              {receiptName(receipt)}
            </a>
            <span className={page['muted']}>
              {shortDayOf(receipt.day as Day)} · {receipt.seller}
            </span>
            <span>{moneyText(receipt.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
