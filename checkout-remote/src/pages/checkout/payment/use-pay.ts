import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { hasBeenPaid, paymentProblem } from '#src/lib/payment-problem.ts'

interface PayOptions {
  readonly stripe: Stripe | null
  readonly elements: StripeElements | null
  readonly orderIdToken: string
}

interface Pay {
  readonly pay: () => Promise<void>
  readonly isPaying: boolean
  readonly problem: string | null
}

/** Confirms the payment once at a time; when it succeeds the browser goes to the validation page. */
export function usePay({ stripe, elements, orderIdToken }: PayOptions): Pay {
  const [isPaying, setIsPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A second click may come before the state is drawn.
  const isLocked = useRef(false)

  async function pay(): Promise<void> {
    if (!stripe || !elements || isLocked.current) return
    isLocked.current = true
    setIsPaying(true)
    setProblem(null)
    setProblem(await confirm({ stripe, elements, returnUrl: returnUrlOf(orderIdToken) }))
    isLocked.current = false
    setIsPaying(false)
  }

  return { pay, isPaying, problem }
}

function returnUrlOf(orderIdToken: string): string {
  return `${location.origin}/validate-payment?orderIdToken=${orderIdToken}`
}

interface Confirmation {
  readonly stripe: Stripe
  readonly elements: StripeElements
  readonly returnUrl: string
}

/** Resolves to what went wrong; null when the fields say so themselves. */
async function confirm({ stripe, elements, returnUrl }: Confirmation): Promise<string | null> {
  try {
    const { error: invalid } = await elements.submit()
    if (invalid) return paymentProblem(invalid)
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
    })
    if (!hasBeenPaid(error)) return paymentProblem(error)
    location.assign(returnUrl)
    // Stays open, as Stripe's own promise does while the page is leaving.
    return await new Promise<never>(() => undefined)
  } catch {
    return paymentProblem({ type: 'api_connection_error' })
  }
}
