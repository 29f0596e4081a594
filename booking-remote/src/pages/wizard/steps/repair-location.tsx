import type { JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { TextStep } from '#src/components/text-step.tsx'
import { send, type } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function RepairLocationStep({ state }: StepProps): JSX.Element {
  return (
    <TextStep
      state={state}
      heading="Where does it need repairing?"
      lead="Say it as you see it when you wear or use it."
      label="Repair location"
      placeholder="On the left side, near the edge"
      value={draftOf(state)}
      onChange={type}
      onSubmit={(text) => send({ type: 'write', text })}
    />
  )
}
