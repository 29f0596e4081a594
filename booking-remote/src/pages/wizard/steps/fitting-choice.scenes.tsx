import { keepWaiting, loseConnection, type Scene } from '@darnley/workbench/scene'
import { upToFitting } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const fresh: Scene = stepAfter(upToFitting)
export const slow: Scene = stepAfter(upToFitting, {
  answers: { content: { 'fitting-guides': keepWaiting } },
})
export const offline: Scene = stepAfter(upToFitting, {
  answers: { content: { 'fitting-guides': loseConnection } },
})
