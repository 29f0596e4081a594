import type { JSX } from 'react'
import type { Receipt } from '@darnley/contract/receipts'
import { minor } from '@darnley/domain/money'
import { receiptName } from '@darnley/domain/order-words'
import { formatDay, type Day } from '@darnley/domain/turnaround'
import { useQuery } from '@darnley/web/query'
import { Panel } from '@darnley/web/ui/page'
import { pounds } from '#src/lib/pounds.ts'
import { orderReceiptsQuery } from '#src/queries/order-receipts.ts'
import styles from './order-receipts.module.css'

/** Links to the receipts and credit notes of an order; renders nothing while there is none. */
export function OrderReceipts({ token }: { token: string }): JSX.Element | null {
  const { data } = useQuery(orderReceiptsQuery(token))
  if (!data || data.receipts.length === 0) return null
  return (
    <Panel>
      <h2>Receipts</h2>
      <ul className={styles['receipts']}>
        {data.receipts.map((receipt) => (
          <li key={receipt.id}>
            <a href={addressOf(receipt, token)} target="_blank" rel="noreferrer">
              {receiptName(receipt)} (PDF)
            </a>
            <span>{formatDay(receipt.day as Day)}</span>
            <span>{pounds(minor(Math.abs(receipt.total)))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function addressOf({ id }: Receipt, token: string): string {
  return `/api/public/receipt?${new URLSearchParams({ order_id_token: token, receipt: id })}`
}
