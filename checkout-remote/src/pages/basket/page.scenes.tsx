import type { Basket } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { $basket } from '@darnley/web/session'
import type { Scene } from '@darnley/workbench/scene'
import {
  aBasket,
  hem,
  holdBasket,
  jeans,
  jeansWithEdge,
  storing,
  taper,
} from '#src/testing/basket.ts'
import { Page } from './page.tsx'

function of(server: Basket, path = '/basket'): Scene {
  return {
    element: <Page />,
    path,
    answers: storing(server),
    arrange: () => holdBasket(server),
  }
}

function inStatus(status: 'loading' | 'failed'): Scene {
  return { ...of(aBasket()), arrange: () => $basket.set({ ...$basket.get(), status, entries: [] }) }
}

const full = aBasket({ basket: [jeans] })

export const filled: Scene = of(full)
export const empty: Scene = of(aBasket())
export const loading: Scene = inStatus('loading')
export const failed: Scene = inStatus('failed')
export const discounted: Scene = of({
  ...full,
  discount_code: 'WELCOME10',
  discount_amount: minor(440),
})
export const withdrawn: Scene = of({ ...full, withdrawn: [hem.id] })
export const repriced: Scene = of({ ...full, repriced: [{ id: taper.id, price: minor(2800) }] })
export const paymentFailed: Scene = of(full, '/basket?paymentStatus=failed')
export const withExtras: Scene = of(aBasket({ basket: [jeansWithEdge] }))
export const changed: Scene = of(full, `/basket?changed=${taper.id}`)
export const restoring: Scene = {
  ...of(aBasket(), '/basket?restore=of-the-mail'),
  answers: {
    api: {
      ...storing(aBasket()).api,
      'GET /public/abandoned_basket': () => aBasket({ basket: [jeans] }),
    },
  },
}
