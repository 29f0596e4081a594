import { useState, type JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextStep } from '#src/components/text-step.tsx'
import { fetchPictures } from '#src/lib/fetch-ahead.ts'
import { addToBasket } from '#src/stores/add-to-basket.ts'
import { saveLine } from '#src/stores/save-line.ts'
import { addInstead, type } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'
import { useLeaveForBasket } from '../use-leave-for-basket.ts'

type Status = 'idle' | 'busy' | 'failed' | 'gone'

export function TailorNotesStep({ state }: StepProps): JSX.Element {
  const [status, setStatus] = useState<Status>('idle')
  const goToBasket = useLeaveForBasket()
  const isEdited = state.edited !== undefined

  function add(): void {
    setStatus('busy')
    // Prefetches the examples, which come next, while the server responds.
    fetchPictures(state.service?.expectations?.exampleImages.map(({ image }) => image) ?? [])
    addToBasket().then(
      () => setStatus('idle'),
      () => setStatus('failed'),
    )
  }
  function save(): void {
    setStatus('busy')
    saveLine().then(
      (outcome) => (outcome === 'saved' ? goToBasket(state.edited?.id) : setStatus('gone')),
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
      submitLabel={isEdited ? 'Save changes' : 'Add to basket'}
      busy={status === 'busy'}
      value={draftOf(state)}
      onChange={type}
      onSubmit={isEdited ? save : add}
    >
      {status === 'failed' ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: isEdited ? save : add }}>
          {isEdited
            ? 'We could not save your changes. Nothing you entered is lost.'
            : 'We could not add this to your basket. Nothing you entered is lost.'}
        </Notice>
      ) : null}
      {status === 'gone' && isEdited ? (
        <>
          <Notice tone="error" action={{ label: 'Add it as a new line', onSelect: addAsNew }}>
            This line is no longer in your basket: it was paid for or removed in the meantime. What
            you entered is kept.
          </Notice>
          <Button variant="link" onClick={() => goToBasket()}>
            Go to basket
          </Button>
        </>
      ) : null}
    </TextStep>
  )

  function addAsNew(): void {
    addInstead()
    add()
  }
}
