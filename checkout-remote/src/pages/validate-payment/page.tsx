import { useEffect, useState, type JSX } from 'react'
import type { PaymentState } from '@darnley/contract/checkout'
import { Navigate, useLocation, useNavigate, useSearchParams } from '@darnley/web/router'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { pause } from '#src/lib/pause.ts'
import { waitForPayment } from '#src/lib/wait-for-payment.ts'
import { askPaymentState } from '#src/queries/payment-check.ts'
import styles from './page.module.css'

export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const token = query.get('orderIdToken')
  return token ? <Waiting token={token} /> : <Navigate to="/basket" replace />
}

function Waiting({ token }: { token: string }): JSX.Element {
  const isUnclear = useDecision(token)
  return (
    <Wrap>
      <div className={styles['page']}>
        <Spinner label="" size={56} />
        <PageHeading>Processing payment, please do not leave this page</PageHeading>
        <p className={styles['patience']} role="status">
          {isUnclear
            ? 'Your bank hasn’t answered yet. We keep asking: there is nothing you need to do, and you won’t be charged twice.'
            : null}
        </p>
      </div>
    </Wrap>
  )
}

/** Returns the next page. The receipt also shows a refund; an order without a payment attempt is not a failure. */
function pageAfter(outcome: Exclude<PaymentState, 'pending'>, search: string): string {
  if (outcome === 'failed') return '/basket?paymentStatus=failed'
  return outcome === 'awaiting_payment' ? '/basket' : `/thank-you${search}`
}

/** Leaves the page once the payment is decided. Returns whether that takes long. */
function useDecision(token: string): boolean {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isUnclear, setIsUnclear] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    waitForPayment({
      ask: () => askPaymentState(token, leaving.signal),
      sleep: (milliseconds) => pause(milliseconds, leaving.signal),
      onUnclear: () => setIsUnclear(true),
    }).then(
      (outcome) => {
        void navigate(pageAfter(outcome, search), { replace: true })
      },
      // The wait ends without a decision only when the page is left.
      () => undefined,
    )
    return () => leaving.abort()
  }, [token, search, navigate])
  return isUnclear
}
