import { initialState } from '@darnley/domain/flow'
import { $basket } from '@darnley/web/session'
import type { Scene } from '@darnley/workbench/scene'
import { hemId, jeansWithHem } from '#src/testing/line-to-edit.ts'
import { stepIn } from '#src/testing/step-scene.tsx'
import { Page } from './page.tsx'

const element = <Page />

function onBasket(status: 'ready' | 'failed', path: string): Scene {
  return stepIn(initialState, {
    element,
    path,
    arrange: () => {
      const { server } = $basket.get()
      $basket.set({
        status,
        entries: [jeansWithHem],
        server: { ...server, basket: [jeansWithHem] },
        pending: 0,
      })
    },
  })
}

export const home: Scene = stepIn(initialState, { element, path: '/' })
export const entry: Scene = onBasket('ready', '/booking?itemIndex=0')
export const unknownEntry: Scene = onBasket('ready', '/booking?itemIndex=7')
export const entryFailed: Scene = onBasket('failed', '/booking?itemIndex=0')
export const otherService: Scene = onBasket('ready', '/booking?itemIndex=0&service=taper-legs')
export const line: Scene = onBasket('ready', `/booking?line=${hemId}`)
export const offer: Scene = stepIn(initialState, {
  element,
  path: '/booking?category=trousers&item=jeans&service=taper-legs',
})
export const offerOfCategory: Scene = { ...offer, path: '/booking?category=trousers' }
export const offerWithoutItem: Scene = {
  ...offer,
  path: '/booking?category=trousers&service=taper-legs',
}
export const formerOffer: Scene = { ...offer, path: '/booking?category=trousers&item=spats' }
export const unknownLine: Scene = onBasket('ready', '/booking?line=gone')
