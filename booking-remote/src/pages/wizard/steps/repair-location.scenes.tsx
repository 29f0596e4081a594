import type { Scene } from '@darnley/workbench/scene'
import { patchDenim, upToItem } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const empty: Scene = stepAfter([
  ...upToItem,
  { type: 'choose-service-type', serviceType: 'repair' },
  { type: 'choose-service', service: patchDenim },
])
