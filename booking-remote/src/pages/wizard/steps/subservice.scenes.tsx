import type { Scene } from '@darnley/workbench/scene'
import { upToFitting } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const priced: Scene = stepAfter(upToFitting.slice(0, -1))
