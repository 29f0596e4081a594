import { useState, type JSX } from 'react'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import type { Minor } from '@darnley/domain/money'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { NotLoaded } from '#src/components/not-loaded.tsx'
import { pounds } from '#src/lib/pounds.ts'
import type { CheckoutForm } from '#src/lib/form.ts'
import { cardForm } from '#src/queries/card-form.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { focusOpenStep } from '../open-step-header.ts'
import type { Payer } from './card-fields.ts'
import { PaymentLoading } from './payment-loading.tsx'

interface CardPaymentProps {
  order: GuestCheckoutResponse
  clientSecret: string
  /** The total in the order summary; a difference from the api's price is pointed out. */
  total: Minor
}

/** Fetches the card form's script and chunk on demand. */
export function CardPayment({ order, clientSecret, total }: CardPaymentProps): JSX.Element {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(cardForm)
  const [attempt, setAttempt] = useState(0)
  const form = useStore($checkoutForm)
  if (data) {
    const { CardForm, stripe } = data
    return (
      <>
        {order.payable_price === total ? null : (
          <Notice tone="info">A price has changed: you pay {pounds(order.payable_price)}.</Notice>
        )}
        <CardForm
          key={`${clientSecret} ${attempt}`}
          stripe={stripe}
          clientSecret={clientSecret}
          payer={payerOf(form)}
          returnUrl={`${location.origin}/validate-payment?orderIdToken=${order.order_id_token}`}
          kept="Your basket is kept"
          amount={order.payable_price}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </>
    )
  }
  if (isFetching) return <PaymentLoading />

  function retry(): void {
    focusOpenStep()
    void refetch()
  }
  return (
    <NotLoaded failures={errorUpdateCount} onRetry={retry}>
      We couldn’t load the card form. Your basket is kept and nothing was charged.
    </NotLoaded>
  )
}

function payerOf({ details: { name, email }, address }: CheckoutForm): Payer {
  return { name, email, postcode: normalisePostcode(address.postcode) ?? '' }
}
