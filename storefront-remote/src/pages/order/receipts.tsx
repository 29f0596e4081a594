import type { JSX } from 'react'
import type { Receipt } from '@darnley/contract/receipts'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { formatMoney, minor } from '@darnley/domain/money'
import { receiptName } from '@darnley/domain/order-words'
import { apiUrl } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { buttonClass } from '@darnley/web/ui/button'
import { Panel } from '@darnley/web/ui/page'
import { orderReceiptsQuery } from '#src/queries/order-receipts.ts'
import { $locale } from '#src/stores/shop.ts'
import styles from './page.module.css'

/** Receipts and credit notes of an order that the shop sold; the customer of another one has them from the company. */
export function Receipts({ order }: { order: StorefrontOrder }): JSX.Element | null {
  const locale = useStore($locale)
  const isSoldHere = order.store !== null
  const { data } = useQuery({ ...orderReceiptsQuery(order._id), enabled: isSoldHere })
  if (!data || data.receipts.length === 0) return null
  return (
    <Panel>
      <div className={styles['section']}>
        <h2>Receipts</h2>
        {data.receipts.map((receipt) => (
          <a
            key={receipt.id}
            className={buttonClass('secondary')}
            href={addressOf(order, receipt)}
            target="_blank"
            rel="noreferrer"
          >
            {receiptName(receipt)}, {formatMoney(minor(Math.abs(receipt.total)), locale)} (PDF)
          </a>
        ))}
      </div>
    </Panel>
  )
}

function addressOf({ _id }: StorefrontOrder, { id }: Receipt): string {
  return apiUrl(`/storefront/receipt?${new URLSearchParams({ order_id: _id, receipt: id })}`)
}
