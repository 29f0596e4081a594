import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useMemo, useState, type FormEvent, type JSX } from 'react'
import type { Minor } from 'shared/money'
import { Button } from 'shared/ui/button'
import { Icon } from 'shared/ui/icon'
import { Notice } from 'shared/ui/notice'
import { Spinner } from 'shared/ui/spinner'
import { pounds } from '#src/lib/pounds.ts'
import { cardAppearance } from './card-appearance.ts'
import styles from './payment.module.css'
import { usePay } from './use-pay.ts'

interface CardFormProps {
  stripe: Stripe
  clientSecret: string
  orderIdToken: string
  amount: Minor
}

/** Stripe's own fields in a frame of Stripe's: no card data ever reaches this page. */
export function CardForm({ stripe, clientSecret, ...order }: CardFormProps): JSX.Element {
  const options = useMemo(
    () => ({ clientSecret, appearance: cardAppearance(), locale: 'en-GB' as const }),
    [clientSecret],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <PayForm {...order} />
    </Elements>
  )
}

function PayForm({ orderIdToken, amount }: { orderIdToken: string; amount: Minor }): JSX.Element {
  const [form, setForm] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { pay, isPaying, problem } = usePay({
    stripe: useStripe(),
    elements: useElements(),
    orderIdToken,
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    void pay()
  }

  return (
    <form className={styles['payment']} onSubmit={submit}>
      {form === 'loading' ? (
        <p role="status">
          <Spinner label="Loading..." />
        </p>
      ) : null}
      {form === 'failed' ? (
        <Notice tone="error">
          The card form didn’t load. Close this step, open it again, or reload the page.
        </Notice>
      ) : null}
      <div className={styles['card']}>
        <PaymentElement onReady={() => setForm('ready')} onLoadError={() => setForm('failed')} />
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {form === 'ready' ? (
        <Button type="submit" busy={isPaying}>
          <Icon name="lock" size={20} />
          Pay {pounds(amount)}
        </Button>
      ) : null}
    </form>
  )
}
