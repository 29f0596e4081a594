import type { JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { PhotoField } from '@darnley/web/photo-field'
import { PhotoAdvice } from '#src/components/photo-advice.tsx'
import { TextStep } from '#src/components/text-step.tsx'
import { useGarmentId } from '#src/stores/garment-id.ts'
import { send, type } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function RepairLocationStep({ state }: StepProps): JSX.Element {
  const garmentId = useGarmentId()
  return (
    <TextStep
      state={state}
      heading="Where does it need repairing?"
      lead="Say it as you see it when you wear or use it."
      label="Repair location"
      placeholder="On the left side, near the edge"
      value={draftOf(state)}
      advice={<PhotoAdvice />}
      onChange={type}
      onSubmit={(text) => send({ type: 'write', text })}
    >
      <PhotoField
        garmentId={garmentId}
        hint="One of the whole garment, and one close up with a coin beside it."
      />
    </TextStep>
  )
}
