import { useEffect, type JSX } from 'react'
import type { ApiError } from 'shared/contract/errors'
import { $basket, refreshBasket } from 'shared/session'
import { Notice } from 'shared/ui/notice'
import { describeProblem, isDiscountRefused } from '#src/lib/checkout-problem.ts'
import type { FormStep, StepName } from '#src/lib/steps.ts'
import { reopenStep } from '#src/stores/checkout-form.ts'
import { leavePayment } from '#src/stores/payment.ts'

interface PaymentProblemProps {
  error: ApiError
  onRetry: () => void
  onOpen: (step: StepName) => void
}

/** The order could not be made: why, and what to do. */
export function PaymentProblem({ error, onRetry, onOpen }: PaymentProblemProps): JSX.Element {
  const isStale = 'status' in error && error.status === 409
  useEffect(() => {
    if (isStale) refreshBasket().catch(() => undefined)
  }, [isStale])
  const { text, step } = describeProblem(error)

  function change(mended: FormStep): void {
    reopenStep(mended)
    onOpen(mended)
  }

  let action = { label: 'Try again', onSelect: onRetry }
  if (step) action = { label: 'Change it', onSelect: () => change(step) }
  if (isDiscountRefused(error))
    action = { label: 'Continue without it', onSelect: () => goOnWithoutDiscount(onRetry) }
  return (
    <Notice tone="error" action={action}>
      {text}
    </Notice>
  )
}

/** A basket that is read again has lost the code (section 4.2), and its order is made at the new price. */
function goOnWithoutDiscount(onRetry: () => void): void {
  leavePayment()
  refreshBasket().then(() => {
    if ($basket.get().server.discount_code !== null) onRetry()
  }, onRetry)
}
