import { useEffect, useMemo, type JSX } from 'react'
import type { GuestCheckoutV2 } from '@darnley/contract/checkout'
import { minor } from '@darnley/domain/money'
import { pageConfig } from '@darnley/web/page-config'
import { Navigate } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { showCatalogueNews } from '#src/components/catalogue-news.tsx'
import { isStale } from '#src/lib/checkout-problem.ts'
import { checkoutStop, stopReasons, type CheckoutStop } from '#src/lib/checkout-stop.ts'
import { toGuestCheckout } from '#src/lib/guest-checkout.ts'
import { originSystem } from '#src/lib/origin-system.ts'
import { $payment, type FailedOrder, leavePayment, makeOrder } from '#src/stores/payment.ts'
import type { StepProps } from '../step-props.ts'
import type { Checkout } from '../use-checkout.ts'
import { CardPayment } from './card-payment.tsx'
import { PaymentLoading } from './payment-loading.tsx'
import { PaymentProblem } from './payment-problem.tsx'
import { PlaceOrder } from './place-order.tsx'

/**
 * A web customer's order is created on entering, so that the card form has an amount to charge; a shop's order and a
 * free one are created by their button (section 4.3, docs/decisions).
 */
export function PaymentStep({ checkout, onOpen }: StepProps): JSX.Element | null {
  const { storeMode } = checkout.shop
  const { server, status } = checkout.basket
  const payment = useStore($payment)
  const request = useRequest(checkout)
  const hasButton = storeMode || checkout.price.total === 0
  const stop = checkoutStop(server)
  const isReady = status === 'ready' && !stop
  useOrderOnEntering(isReady && !hasButton ? request : null, server.version)
  // On leaving only: a change of the basket keeps the message about an order that a button created.
  useEffect(() => leavePayment, [])

  if (!request) return null
  // Without its basket the price is unknown.
  if (status !== 'ready') return <PaymentLoading />
  if (stop) return <Stopped stop={stop} />
  // The button shows an amount: only a basket with that amount is ordered.
  const place = (): void => void makeOrder({ ...request, basket_version: server.version })
  switch (payment.status) {
    case 'none':
      return hasButton ? <PlaceOrder checkout={checkout} onPlace={place} /> : <PaymentLoading />
    case 'making':
      return <PaymentLoading />
    case 'failed':
      return (
        <PaymentProblem
          error={payment.error}
          storeMode={storeMode}
          onRetry={() => retry(payment, hasButton)}
          onOpen={onOpen}
        />
      )
    case 'made': {
      const { order } = payment
      if (storeMode || order.free_order || !order.client_secret) {
        return <Navigate to={`/thank-you?orderIdToken=${order.order_id_token}`} />
      }
      const { total } = checkout.price
      return <CardPayment order={order} clientSecret={order.client_secret} total={total} />
    }
  }
}

/**
 * Sends the same request again, ignoring what another tab has added meanwhile. A button whose basket has changed is
 * rendered again with the current amount.
 */
function retry({ error, request }: FailedOrder, hasButton: boolean): void {
  if (hasButton && isStale(error)) leavePayment()
  else void makeOrder(request)
}

/** Replaces the payment while the api would refuse the basket; the changes are shown above the steps. */
function Stopped({ stop }: { stop: CheckoutStop }): JSX.Element {
  return (
    <Notice tone="info" action={{ label: 'Show it', onSelect: showCatalogueNews }}>
      {stopReasons[stop]}
    </Notice>
  )
}

function useRequest({ form, basket, shop, price }: Checkout): GuestCheckoutV2 | null {
  const { storeMode } = shop
  const shownFees = minor((price.shipping ?? 0) + (price.express ?? 0))
  const couponCode = basket.server.discount_code
  return useMemo(() => {
    const { partnerMarkers } = pageConfig()
    const origin = originSystem({ hostname: location.hostname, partnerMarkers, storeMode })
    const order = toGuestCheckout({ form, storeMode, couponCode, originSystem: origin })
    return order && { ...order, shown_fees: shownFees }
  }, [form, storeMode, couponCode, shownFees])
}

/**
 * Creates the order again when the basket changes meanwhile, for instance in another tab, and when the page is
 * restored from the back/forward cache, because it may have been paid since (F17, F53).
 */
function useOrderOnEntering(request: GuestCheckoutV2 | null, basketVersion: number): void {
  useEffect(() => {
    if (!request) return undefined
    void makeOrder(request)
    const revive = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void makeOrder(request)
    }
    addEventListener('pageshow', revive)
    return () => {
      removeEventListener('pageshow', revive)
      leavePayment()
    }
  }, [request, basketVersion])
}
