import type { JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { PhotoAdvice } from '#src/components/photos/photo-advice.tsx'
import { PhotoField } from '#src/components/photos/photo-field.tsx'
import { TextStep } from '#src/components/text-step.tsx'
import { useGarmentId } from '#src/stores/garment-id.ts'
import { send, type } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function ItemDescriptionStep({ state }: StepProps): JSX.Element {
  const garmentId = useGarmentId()
  return (
    <TextStep
      state={state}
      heading="Tell us what your item looks like."
      lead="So that we know it among the others when it arrives."
      label="Item description"
      placeholder="Colour, pattern, material"
      value={draftOf(state)}
      advice={<PhotoAdvice />}
      onChange={type}
      onSubmit={(text) => send({ type: 'write', text })}
    >
      <PhotoField garmentId={garmentId} />
    </TextStep>
  )
}
