import type { Scene } from '@darnley/workbench/scene'
import { upToNotes } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

export const empty: Scene = stepAfter(upToNotes)
