import type { JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { PhotoField } from '@darnley/web/photo-field'
import { PhotoAdvice } from '#src/components/photo-advice.tsx'
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
      <PhotoField
        garmentId={garmentId}
        hint="One of the whole garment, and one close up with a coin beside it."
      />
    </TextStep>
  )
}
