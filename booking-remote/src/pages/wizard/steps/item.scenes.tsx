import { loseConnection, type Scene } from '@darnley/workbench/scene'
import { upToItem } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

const chosenCategory = upToItem.slice(0, 1)

export const listed: Scene = stepAfter(chosenCategory)
export const failed: Scene = stepAfter(chosenCategory, {
  answers: { content: { items: loseConnection } },
})
