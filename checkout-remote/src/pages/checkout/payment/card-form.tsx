import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useMemo, useState, type FormEvent, type JSX } from 'react'
import type { Minor } from '@darnley/domain/money'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { pounds } from '#src/lib/pounds.ts'
import { cardAppearance } from './card-appearance.ts'
import { cardFonts } from './card-fonts.ts'
import { cardFields, type Payer } from './card-fields.ts'
import { PaymentLoading } from './payment-loading.tsx'
import styles from './payment.module.css'
import { useIsSlow } from '#src/components/use-is-slow.ts'
import { usePay } from './use-pay.ts'
import { Wallets } from './wallets.tsx'

interface PayFormProps {
  amount: Minor
  payer: Payer
  /** Where the browser goes once it is paid. */
  returnUrl: string
  /** A sentence without its full stop: what a failure leaves as it was. */
  kept: string
  /** Mounts the form again. */
  onRetry: () => void
}

interface CardFormProps extends PayFormProps {
  stripe: Stripe
  clientSecret: string
}

/** Stripe's fields in Stripe's frame: no card data ever reaches this page. */
export function CardForm({ stripe, clientSecret, ...payment }: CardFormProps): JSX.Element {
  const options = useMemo(
    () => ({
      clientSecret,
      appearance: cardAppearance(),
      fonts: cardFonts(),
      locale: 'en-GB' as const,
    }),
    [clientSecret],
  )
  return (
    <Elements stripe={stripe} options={options}>
      <PayForm {...payment} />
    </Elements>
  )
}

function PayForm({ amount, payer, returnUrl, kept, onRetry }: PayFormProps): JSX.Element {
  const [form, setForm] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { pay, isPaying, problem } = usePay({
    stripe: useStripe(),
    elements: useElements(),
    returnUrl,
    kept,
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    void pay('card')
  }

  if (form === 'failed') {
    return (
      <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
        We couldn’t load the card form. {kept} and nothing was charged.
      </Notice>
    )
  }
  return (
    <form className={styles['payment']} onSubmit={submit}>
      {form === 'loading' ? <PaymentLoading /> : null}
      <Wallets onConfirm={() => void pay('wallet')} />
      <div className={styles['card']}>
        <PaymentElement
          options={cardFields(payer)}
          onReady={() => setForm('ready')}
          onLoadError={() => setForm('failed')}
        />
      </div>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {form === 'ready' ? (
        <Button type="submit" busy={isPaying}>
          <Icon name="lock" size={20} />
          Pay {pounds(amount)}
        </Button>
      ) : null}
      <Patience isPaying={isPaying} />
    </form>
  )
}

function Patience({ isPaying }: { isPaying: boolean }): JSX.Element {
  const isSlow = useIsSlow(isPaying)
  return (
    <p role="status" className={styles['patience']}>
      {isSlow
        ? 'Your bank hasn’t answered yet. Please stay on this page: you won’t be charged twice.'
        : null}
    </p>
  )
}
