import { anEntry } from '@darnley/testing/basket'
import { $basket } from '@darnley/web/session'
import type { Scene } from '@darnley/workbench/scene'
import { upToNotes } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

const added = [...upToNotes, { type: 'added' }] as const

function withPending(pending: number): Scene {
  return stepAfter(added, {
    path: '/booking',
    arrange: () =>
      $basket.set({ ...$basket.get(), status: 'ready', entries: [anEntry()], pending }),
  })
}

export const stored: Scene = withPending(0)
export const offline: Scene = withPending(1)
