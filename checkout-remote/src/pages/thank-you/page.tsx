import { useEffect, type JSX } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { useQuery } from '@darnley/web/query'
import { Navigate, useSearchParams } from '@darnley/web/router'
import { basketWasOrdered } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'
import { orderDetailsQuery } from '#src/queries/order-details.ts'
import { forgetCheckout } from '#src/stores/checkout-form.ts'
import { notePlaced } from '#src/stores/receipt.ts'
import { CancelledOrder, RefundedOrder, UnknownOrder } from './no-thanks.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { SavedDetails, useSaving } from './saved-details.tsx'
import styles from './page.module.css'

export function Page(): JSX.Element | null {
  const [query] = useSearchParams()
  const token = query.get('orderIdToken')
  return token ? <Receipt token={token} /> : <ToHomepage />
}

/** Redirects to the company's homepage, which is another site (section 2.6). */
function ToHomepage(): null {
  useEffect(() => location.replace(pageConfig().company.homepageUrl), [])
  return null
}

function Receipt({ token }: { token: string }): JSX.Element {
  const order = useQuery(orderDetailsQuery(token))
  const status = order.isFetchedAfterMount ? order.data?.status : undefined
  const hasRefund = Boolean(order.data?.refund)
  const isOpen = status !== undefined && status !== 'awaiting_payment' && status !== 'cancelled'
  const isPlaced = isOpen && !hasRefund
  const { save, saving } = useSaving()
  useEffect(() => {
    if (!isPlaced) return
    // Reopening an old receipt does not affect a checkout in progress.
    if (!notePlaced(token)) return
    save()
    forgetCheckout()
  }, [isPlaced, token, save])
  useEffect(() => {
    // A receipt is shown even if the basket cannot be fetched.
    if (isPlaced || hasRefund) basketWasOrdered().catch(() => undefined)
  }, [isPlaced, hasRefund])

  // Unpaid or refunded orders get no thank-you.
  if (status === 'awaiting_payment')
    return <Navigate to={`/validate-payment?orderIdToken=${token}`} replace />
  if (order.data && isPlaced)
    return <OrderPlaced order={order.data} token={token} note={<SavedDetails saving={saving} />} />
  return (
    <Wrap>
      <div className={styles['message']}>
        {order.data && hasRefund ? (
          <RefundedOrder order={order.data} />
        ) : order.data && status === 'cancelled' ? (
          <CancelledOrder order={order.data} />
        ) : (
          <OrderMissing error={order.error} onRetry={() => void order.refetch()} />
        )}
      </div>
    </Wrap>
  )
}

interface OrderMissingProps {
  /** Null while loading. */
  error: Error | null
  onRetry: () => void
}

function OrderMissing({ error, onRetry }: OrderMissingProps): JSX.Element {
  if (!error) return <Spinner label="Loading your order" />
  if (isUnknownOrder(error)) return <UnknownOrder />
  return (
    <>
      <PageHeading>Your order</PageHeading>
      <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
        We couldn’t load your order.
      </Notice>
    </>
  )
}
