import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { hasBeenPaid, paymentProblem } from '#src/lib/payment-problem.ts'

/** A wallet has confirmed with its owner already; card fields have to be validated first. */
export type PaidBy = 'card' | 'wallet'

interface PayOptions {
  readonly stripe: Stripe | null
  readonly elements: StripeElements | null
  /** Where the browser goes once it is paid. */
  readonly returnUrl: string
  /** A sentence without its full stop: what a failure leaves as it was. */
  readonly kept: string
}

interface Pay {
  readonly pay: (by: PaidBy) => Promise<void>
  readonly isPaying: boolean
  readonly problem: string | null
}

/** Confirms the payment, one attempt at a time; on success the browser goes to the return address. */
export function usePay({ stripe, elements, returnUrl, kept }: PayOptions): Pay {
  const [isPaying, setIsPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A second click may come before the state is rendered.
  const isLocked = useRef(false)

  async function pay(by: PaidBy): Promise<void> {
    if (!stripe || !elements || isLocked.current) return
    isLocked.current = true
    setIsPaying(true)
    setProblem(null)
    setProblem(await confirm({ stripe, elements, by, returnUrl, kept }))
    isLocked.current = false
    setIsPaying(false)
  }

  return { pay, isPaying, problem }
}

interface Confirmation {
  readonly stripe: Stripe
  readonly elements: StripeElements
  readonly by: PaidBy
  readonly returnUrl: string
  readonly kept: string
}

/** Resolves to the error message; null when the fields show it themselves. */
async function confirm({
  stripe,
  elements,
  by,
  returnUrl,
  kept,
}: Confirmation): Promise<string | null> {
  try {
    if (by === 'card') {
      const { error: invalid } = await elements.submit()
      if (invalid) return paymentProblem(invalid, kept)
    }
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
    })
    if (!hasBeenPaid(error)) return paymentProblem(error, kept)
    location.assign(returnUrl)
    // Never resolves, like Stripe's own promise while the page is being left.
    return await new Promise<never>(() => undefined)
  } catch {
    return paymentProblem({ type: 'api_connection_error' }, kept)
  }
}
