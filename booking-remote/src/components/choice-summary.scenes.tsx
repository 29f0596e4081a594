import type { JSX } from 'react'
import { useStore } from '@darnley/web/stores'
import type { Scene } from '@darnley/workbench/scene'
import { $wizard, changeEarlier, walkTo } from '#src/stores/wizard.ts'
import { upToFitting, upToItem } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'
import { ChoiceSummary } from './choice-summary.tsx'

function Summary(): JSX.Element {
  const { state } = useStore($wizard)
  const change = (depth: number): void => {
    changeEarlier()
    walkTo(depth)
  }
  return (
    <>
      <ChoiceSummary state={state} onChange={change} />
      <output>{state.place.step}</output>
    </>
  )
}

const element = <Summary />

export const itemOnly: Scene = stepAfter(upToItem, { element })
export const manyAnswers: Scene = stepAfter(upToFitting, { element })
