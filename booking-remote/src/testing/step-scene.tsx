import type { JSX } from 'react'
import { initialState, next, type FlowEvent, type WizardState } from '@darnley/domain/flow'
import { useStore } from '@darnley/web/stores'
import type { Scene } from '@darnley/workbench/scene'
import { StepView } from '#src/pages/wizard/step-view.tsx'
import { newRecord } from '#src/stores/record.ts'
import { $wizard } from '#src/stores/wizard.ts'

/** Returns the scene of the step that these events lead to; what the user does there leads on. */
export function stepAfter(events: readonly FlowEvent[], scene: Partial<Scene> = {}): Scene {
  return sceneOf(events.reduce<WizardState>(next, initialState), scene)
}

/** Returns the scene of a wizard in this state. */
export function sceneOf(state: WizardState, scene: Partial<Scene> = {}): Scene {
  return {
    element: <CurrentStep />,
    ...scene,
    arrange: (cache) => {
      $wizard.set(newRecord(state))
      scene.arrange?.(cache)
    },
  }
}

function CurrentStep(): JSX.Element {
  const { state } = useStore($wizard)
  return <StepView key={state.place.step} state={state} />
}
