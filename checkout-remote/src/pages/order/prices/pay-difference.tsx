import { useState, type JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import type { Minor } from '@darnley/domain/money'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Loading } from '#src/components/loading.tsx'
import { NotLoaded } from '#src/components/not-loaded.tsx'
import { cardForm } from '#src/queries/card-form.ts'
import styles from './proposal.module.css'

interface PayDifferenceProps {
  clientSecret: string
  amount: Minor
  order: OrderDetails
  token: string
  onBack: () => void
}

/** The card form for the difference. Paying it is what agrees to the price; the browser then comes back here. */
export function PayDifference(props: PayDifferenceProps): JSX.Element {
  const { clientSecret, amount, order, token, onBack } = props
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(cardForm)
  const [attempt, setAttempt] = useState(0)
  if (!data && !isFetching)
    return (
      <NotLoaded failures={errorUpdateCount} onRetry={() => void refetch()}>
        We couldn’t load the card form. Your order is as it was and nothing was charged.
      </NotLoaded>
    )
  return (
    <div className={styles['answers']}>
      {data ? (
        <data.CardForm
          key={attempt}
          stripe={data.stripe}
          clientSecret={clientSecret}
          amount={amount}
          payer={{
            name: order.inbound.originating_address.full_name,
            email: order.customer_email,
            postcode: '',
          }}
          returnUrl={`${location.origin}/order?orderIdToken=${encodeURIComponent(token)}`}
          kept="Your order is as it was"
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <Loading comfort="Nothing was charged." />
      )}
      <Button variant="link" onClick={onBack}>
        Back to the answers
      </Button>
    </div>
  )
}
