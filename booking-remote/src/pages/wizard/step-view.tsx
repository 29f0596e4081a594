import { memo, useEffect, useState, type ComponentType, type JSX } from 'react'
import type { Step } from '@darnley/domain/flow'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { restoredHeading } from '@darnley/web/ui/page'
import { CardSkeletons } from '@darnley/web/ui/skeleton'
import { StepFrame } from '#src/components/step-frame.tsx'
import { laterSteps } from '#src/queries/later-steps.ts'
import type { laterViews } from './later-steps.tsx'
import type { StepProps } from './step-props.ts'
import { ItemCategoryStep } from './steps/item-category.tsx'
import { ItemStep } from './steps/item.tsx'
import { useKeptHeadingFocus } from './use-kept-heading-focus.ts'

const firstViews = {
  'item-category': ItemCategoryStep,
  item: ItemStep,
} satisfies Record<Exclude<Step, keyof typeof laterViews>, ComponentType<StepProps>>

/**
 * Shows the current step. Prefetches the steps after the item while it is being chosen. Memoised, so that a change of
 * the browser's history alone does not render it.
 */
export const StepView = memo(function StepView({ state }: StepProps): JSX.Element {
  const { step } = state.place
  const client = useQueryClient()
  const { data, isError } = useQuery({ ...laterSteps, enabled: false })
  const [painted] = useState(restoredHeading)
  useEffect(() => {
    // Each step tries again after a failure.
    if (step !== 'item-category') void client.prefetchQuery(laterSteps)
  }, [client, step])

  const all: Partial<Record<Step, ComponentType<StepProps>>> = {
    ...firstViews,
    ...data?.laterViews,
  }
  const View = all[step]
  if (View) return <View state={state} />
  return <NotLoaded heading={painted ?? 'One moment, please.'} isError={isError} />
})

/** Stands in for a step whose code is being loaded. */
function NotLoaded({ heading, isError }: { heading: string; isError: boolean }): JSX.Element {
  useKeptHeadingFocus()
  return (
    <StepFrame heading={heading} isFirst>
      {isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: reload }}>
          This step could not be loaded. Check your connection.
        </Notice>
      ) : (
        <CardSkeletons count={4} />
      )}
    </StepFrame>
  )
}

/** Reloads the page, which opens at the same step: a module that failed once stays failed in its document. */
function reload(): void {
  location.reload()
}
