import { useState, type JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { Notice } from '@darnley/web/ui/notice'
import { TextStep } from '#src/components/text-step.tsx'
import { fetchPictures } from '#src/lib/fetch-ahead.ts'
import { addToBasket } from '#src/stores/add-to-basket.ts'
import { type } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function TailorNotesStep({ state }: StepProps): JSX.Element {
  const [status, setStatus] = useState<'idle' | 'adding' | 'failed'>('idle')
  const add = (): void => {
    setStatus('adding')
    // Prefetches the examples, which come next, while the server responds.
    fetchPictures(state.service?.expectations?.exampleImages.map(({ image }) => image) ?? [])
    addToBasket().then(
      () => setStatus('idle'),
      () => setStatus('failed'),
    )
  }
  return (
    <TextStep
      state={state}
      heading="Anything your tailor should know?"
      lead="You may leave this empty."
      label="Tailor notes"
      multiline
      optional
      submitLabel="Add to basket"
      busy={status === 'adding'}
      value={draftOf(state)}
      onChange={type}
      onSubmit={add}
    >
      {status === 'failed' ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: add }}>
          We could not add this to your basket. Nothing you entered is lost.
        </Notice>
      ) : null}
    </TextStep>
  )
}
