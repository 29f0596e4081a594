import { loseConnection, type Scene } from '@darnley/workbench/scene'
import { stepAfter } from '#src/testing/step-scene.tsx'

/** The step of the categories, which has the search. */
export const ready: Scene = stepAfter([])
export const failed: Scene = stepAfter([], { answers: { content: { services: loseConnection } } })
