import { refuse, type Scene } from '@darnley/workbench/scene'
import { recolour, upToItem, upToServices } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const deadEnd: Scene = stepAfter([
  ...upToServices,
  { type: 'choose-service', service: recolour },
])
export const itemNotListed: Scene = stepAfter([...upToItem.slice(0, 1), { type: 'not-listed' }], {
  answers: { api: { 'POST /public/service_request': refuse(500) } },
})
