import type { JSX } from 'react'
import { hasText, priceSoFar } from '@darnley/domain/flow'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { GuideText } from '#src/components/guide-text.tsx'
import { StepBar } from '#src/components/step-bar.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { guideSections } from '#src/lib/guide.ts'
import { fittingGuideOf } from '#src/queries/fitting-guide.ts'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function FittingGuideStep({ state }: StepProps): JSX.Element {
  const section = guideSections.find(({ part }) => part === state.fittingChoice)
  return (
    <>
      <StepFrame heading={section?.heading ?? 'Fitting Guide'}>
        <Panel tone="blush">{section ? <Guide state={state} part={section.part} /> : null}</Panel>
      </StepFrame>
      <StepBar state={state} price={priceSoFar(state)}>
        <Button onClick={() => send({ type: 'continue' })}>
          Next
          <Icon name="arrow-right" />
        </Button>
      </StepBar>
    </>
  )
}

function Guide({ state, part }: StepProps & { part: 'measure' | 'pin' | 'match' }): JSX.Element {
  const query = useQuery(fittingGuideOf(state.service?.id ?? ''))
  const document = query.data?.[part]
  if (hasText(document)) return <GuideText document={document} wide />
  if (query.isPending) return <Skeleton height={180} />
  const action = { label: 'Try again', onSelect: () => void query.refetch() }
  return (
    <Notice tone="error" action={action}>
      We could not load the fitting guide. You can go on without it.
    </Notice>
  )
}
