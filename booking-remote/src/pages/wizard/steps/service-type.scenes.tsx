import type { Scene } from '@darnley/workbench/scene'
import { upToItem } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const fresh: Scene = stepAfter(upToItem)
