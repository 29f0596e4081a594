import { keepWaiting, loseConnection, type Scene } from '@darnley/workbench/scene'
import type { FlowEvent } from '@darnley/domain/flow'
import { upToFitting } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

const chosen: readonly FlowEvent[] = [
  ...upToFitting,
  { type: 'choose-fitting', choice: 'pin', guide: { measure: true, pin: true, match: false } },
]

export const pin: Scene = stepAfter(chosen)
export const loading: Scene = stepAfter(chosen, {
  answers: { content: { 'fitting-guides': keepWaiting } },
})
export const failed: Scene = stepAfter(chosen, {
  answers: { content: { 'fitting-guides': loseConnection } },
})
