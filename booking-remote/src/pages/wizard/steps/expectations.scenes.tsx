import type { Scene } from '@darnley/workbench/scene'
import { letOutWaist, upToServices } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const examples: Scene = stepAfter([
  ...upToServices,
  { type: 'choose-service', service: letOutWaist },
  {
    type: 'choose-fitting',
    choice: 'pin_in_store',
    guide: { measure: false, pin: false, match: false },
  },
  { type: 'added' },
])
