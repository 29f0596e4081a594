import type { Scene } from '@darnley/workbench/scene'
import { initialState } from '@darnley/domain/flow'
import { shortenHem, taperLegs, upToServices } from '#src/testing/catalogue.ts'
import { stepIn, stepAfter } from '#src/testing/step-scene.tsx'

export const options: Scene = stepAfter([
  ...upToServices,
  { type: 'choose-service', service: shortenHem },
])
export const length: Scene = stepAfter([
  ...upToServices,
  { type: 'choose-service', service: taperLegs },
])
export const unknown: Scene = stepIn({
  ...initialState,
  place: { step: 'service-question', questionId: 'withdrawn' },
  service: shortenHem,
})
