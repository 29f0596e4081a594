import type { Scene } from '@darnley/workbench/scene'
import { upToItem, upToServices } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const alterations: Scene = stepAfter(upToServices)
export const repairs: Scene = stepAfter([
  ...upToItem,
  { type: 'choose-service-type', serviceType: 'repair' },
])
