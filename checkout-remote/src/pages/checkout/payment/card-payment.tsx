import type { JSX } from 'react'
import type { GuestCheckoutResponse } from 'shared/contract/checkout'
import { useQuery } from 'shared/query'
import { Notice } from 'shared/ui/notice'
import { Spinner } from 'shared/ui/spinner'
import { cardFormQuery } from '#src/queries/card-form.ts'

interface CardPaymentProps {
  order: GuestCheckoutResponse
  clientSecret: string
}

/** Fetches the card form's script and chunk; neither exists in the page before. */
export function CardPayment({ order, clientSecret }: CardPaymentProps): JSX.Element {
  const { data, isFetching, refetch } = useQuery(cardFormQuery)
  if (data) {
    const { CardForm, stripe } = data
    return (
      <CardForm
        key={clientSecret}
        stripe={stripe}
        clientSecret={clientSecret}
        orderIdToken={order.order_id_token}
        amount={order.payable_price}
      />
    )
  }
  if (isFetching) {
    return (
      <p role="status">
        <Spinner label="Loading..." />
      </p>
    )
  }
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
      We couldn’t load the card form. Your basket is kept and nothing was charged.
    </Notice>
  )
}
