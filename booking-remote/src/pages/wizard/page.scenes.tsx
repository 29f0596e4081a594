import { anEntry } from '@darnley/testing/basket'
import { initialState } from '@darnley/domain/flow'
import { $basket } from '@darnley/web/session'
import type { Scene } from '@darnley/workbench/scene'
import { stepIn } from '#src/testing/step-scene.tsx'
import { Page } from './page.tsx'

const element = <Page />

function onBasket(status: 'ready' | 'failed', path: string): Scene {
  return stepIn(initialState, {
    element,
    path,
    arrange: () => $basket.set({ ...$basket.get(), status, entries: [anEntry()] }),
  })
}

export const home: Scene = stepIn(initialState, { element, path: '/' })
export const entry: Scene = onBasket('ready', '/booking?itemIndex=0')
export const unknownEntry: Scene = onBasket('ready', '/booking?itemIndex=7')
export const entryFailed: Scene = onBasket('failed', '/booking?itemIndex=0')
