import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { pounds } from '#src/lib/pounds.ts'

/** Why an order was cancelled, and where the refund is; renders nothing for other orders. */
export function RefundNote({ order }: { order: OrderDetails }): JSX.Element | null {
  const { refund } = order
  if (!refund) return null
  const amount = pounds(refund.amount)
  return (
    <p>
      Something in this order was already paid for, so it is not carried out.{' '}
      {refund.is_done
        ? `We have refunded your payment of ${amount} in full.`
        : `We are refunding your payment of ${amount} in full, and e-mail you once that is done.`}{' '}
      What you had not paid for yet is still in your basket.
    </p>
  )
}
