import { useEffect, type JSX } from 'react'
import type { ApiError } from 'shared/contract/errors'
import { refreshBasket } from 'shared/session'
import { Notice } from 'shared/ui/notice'
import { describeProblem } from '#src/lib/checkout-problem.ts'
import type { StepName } from '#src/lib/steps.ts'
import { reopenStep } from '#src/stores/checkout-form.ts'

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
  const action = step
    ? {
        label: 'Change it',
        onSelect: () => {
          reopenStep(step)
          onOpen(step)
        },
      }
    : { label: 'Try again', onSelect: onRetry }
  return (
    <Notice tone="error" action={action}>
      {text}
    </Notice>
  )
}
