import type { Scene } from '@darnley/workbench/scene'
import type { FittingChoice } from '@darnley/contract/basket'
import { upToFitting } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

function after(choice: FittingChoice): Scene {
  // Without a guide the details come at once.
  const content = { measure: false, pin: false, match: false }
  return stepAfter([...upToFitting, { type: 'choose-fitting', choice, guide: content }])
}

export const measure: Scene = after('measure')
export const match: Scene = after('match')
