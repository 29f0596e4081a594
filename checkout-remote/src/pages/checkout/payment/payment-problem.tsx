import { useEffect, type JSX } from 'react'
import type { ApiError } from '@darnley/contract/errors'
import { $basket, refreshBasket } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { describeProblem, isDiscountRefused, isStale } from '#src/lib/checkout-problem.ts'
import type { FormStep, StepName } from '#src/lib/steps.ts'
import { reopenStep } from '#src/stores/checkout-form.ts'
import { forgetDiscount } from '#src/stores/lost-discount.ts'
import { leavePayment } from '#src/stores/payment.ts'
import { focusOpenStep } from '../open-step-header.ts'
import { useRetryOnline } from './use-retry-online.ts'

interface PaymentProblemProps {
  error: ApiError
  storeMode: boolean
  onRetry: () => void
  onOpen: (step: StepName) => void
}

/** Shows why the order could not be placed, and what to do. */
export function PaymentProblem(props: PaymentProblemProps): JSX.Element {
  const { error, storeMode, onRetry, onOpen } = props
  const isOld = isStale(error)
  useEffect(() => {
    if (isOld) refreshBasket().catch(() => undefined)
  }, [isOld])
  const isLost = error.code === 'Network Error'
  useRetryOnline(isLost ? onRetry : null)
  const { text, step } = describeProblem(error, storeMode)

  function change(mended: FormStep): void {
    reopenStep(mended)
    onOpen(mended)
  }

  function tryAgain(): void {
    focusOpenStep()
    onRetry()
  }

  let action = { label: 'Try again', onSelect: tryAgain }
  if (isLost && storeMode) {
    return (
      <Notice tone="info" action={action}>
        The order is not placed yet. Keep this page open: it is placed once, as soon as the
        connection is back.
      </Notice>
    )
  }
  if (step) action = { label: 'Change it', onSelect: () => change(step) }
  if (isDiscountRefused(error))
    action = { label: 'Continue without it', onSelect: () => goOnWithoutDiscount(onRetry) }
  return (
    <Notice tone="error" action={action}>
      {text}
    </Notice>
  )
}

/** Refreshes the basket, which has lost the code (section 4.2), and orders at the new price. */
function goOnWithoutDiscount(onRetry: () => void): void {
  focusOpenStep()
  leavePayment()
  forgetDiscount()
  refreshBasket().then(() => {
    if ($basket.get().server.discount_code !== null) onRetry()
  }, onRetry)
}
