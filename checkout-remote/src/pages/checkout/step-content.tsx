import type { JSX } from 'react'
import { Loading } from '#src/components/loading.tsx'
import { NotLoaded } from '#src/components/not-loaded.tsx'
import type { StepName } from '#src/lib/steps.ts'
import { focusOpenStep } from './open-step-header.ts'
import type { StepProps } from './step-props.ts'
import { DetailsStep } from './steps/details-step.tsx'

interface StepContentProps extends StepProps {
  open: StepName
  later: {
    readonly data: typeof import('./later-steps.ts') | undefined
    readonly isFetching: boolean
    readonly errorUpdateCount: number
    readonly refetch: () => Promise<unknown>
  }
}

export function StepContent({ open, later, ...step }: StepContentProps): JSX.Element {
  const Fill = later.data?.FillDetails
  if (open === 'details')
    return (
      <>
        {Fill ? <Fill /> : null}
        <DetailsStep {...step} />
      </>
    )
  const Content = later.data?.laterSteps[open]
  if (Content) return <Content {...step} />
  if (later.isFetching) return <Loading />

  function retry(): void {
    focusOpenStep()
    void later.refetch()
  }
  return (
    <NotLoaded failures={later.errorUpdateCount} onRetry={retry}>
      We couldn’t load this step. What you typed is kept.
    </NotLoaded>
  )
}
