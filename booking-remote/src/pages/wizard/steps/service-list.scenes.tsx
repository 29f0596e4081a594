import type { Scene } from '@darnley/workbench/scene'
import { chinos, trousers, upToItem, upToServices } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const alterations: Scene = stepAfter(upToServices)
export const repairs: Scene = stepAfter([
  ...upToItem,
  { type: 'choose-service-type', serviceType: 'repair' },
])
export const ofChinos: Scene = stepAfter([
  { type: 'choose-category', itemCategory: trousers },
  { type: 'choose-item', item: chinos },
  { type: 'write', text: 'Sand' },
  { type: 'choose-service-type', serviceType: 'alteration' },
])
