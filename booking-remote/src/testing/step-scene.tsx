import type { JSX } from 'react'
import { initialState, next, type FlowEvent, type WizardState } from '@darnley/domain/flow'
import { useStore } from '@darnley/web/stores'
import type { Answers, Scene } from '@darnley/workbench/scene'
import { StepView } from '#src/pages/wizard/step-view.tsx'
import { newRecord } from '#src/stores/record.ts'
import { $wizard } from '#src/stores/wizard.ts'
import { categories, chinos, guide, jeans } from './catalogue.ts'

/** Lists without depth have relations as ids. */
const withIds = [jeans, chinos].map(({ services, ...item }) => ({
  ...item,
  services: services.map(({ id }) => id),
}))

export const catalogueAnswers: Answers['content'] = {
  'item-categories': () => categories,
  items: ({ query }) => (query.get('depth') === '0' ? withIds : [jeans, chinos]),
  services: () => jeans.services,
  'fitting-guides': () => [guide],
  reviews: () => [],
}

/** Returns the scene of the step that these events lead to; what the user does there leads on. */
export function stepAfter(events: readonly FlowEvent[], scene: Partial<Scene> = {}): Scene {
  return stepIn(events.reduce<WizardState>(next, initialState), scene)
}

/** Returns the scene of the step of a wizard in this state. */
export function stepIn(
  state: WizardState,
  { answers, arrange, ...scene }: Partial<Scene> = {},
): Scene {
  return {
    element: <CurrentStep />,
    ...scene,
    answers: {
      api: { 'GET /public/garment_photos': () => [], ...answers?.api },
      content: { ...catalogueAnswers, ...answers?.content },
    },
    arrange: (cache) => {
      $wizard.set(newRecord(state))
      arrange?.(cache)
    },
  }
}

function CurrentStep(): JSX.Element {
  const { state } = useStore($wizard)
  return <StepView key={JSON.stringify(state.place)} state={state} />
}
