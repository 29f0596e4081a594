import type { JSX } from 'react'
import { Notice } from 'shared/ui/notice'
import { Spinner } from 'shared/ui/spinner'
import type { StepName } from '#src/lib/steps.ts'
import type { StepProps } from './steps.tsx'
import { DetailsStep } from './steps/details-step.tsx'

interface StepContentProps extends StepProps {
  open: StepName
  later: {
    readonly data: typeof import('./later-steps.ts') | undefined
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

export function StepContent({ open, later, ...step }: StepContentProps): JSX.Element {
  if (open === 'details') return <DetailsStep {...step} />
  const Content = later.data?.laterSteps[open]
  if (Content) return <Content {...step} />
  if (later.isFetching) {
    return (
      <p role="status">
        <Spinner label="Loading..." />
      </p>
    )
  }
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: () => void later.refetch() }}>
      We couldn’t load this step. What you typed is kept.
    </Notice>
  )
}
