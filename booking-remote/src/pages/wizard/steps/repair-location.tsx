import type { JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { PhotoAdvice } from '#src/components/photos/photo-advice.tsx'
import { PhotoField } from '#src/components/photos/photo-field.tsx'
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
      <PhotoField garmentId={garmentId} />
    </TextStep>
  )
}
