import { keepWaiting, loseConnection, type Scene } from '@darnley/workbench/scene'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const listed: Scene = stepAfter([])
export const loading: Scene = stepAfter([], {
  answers: { content: { 'item-categories': keepWaiting } },
})
export const empty: Scene = stepAfter([], { answers: { content: { 'item-categories': () => [] } } })
export const failed: Scene = stepAfter([], {
  answers: { content: { 'item-categories': loseConnection } },
})
