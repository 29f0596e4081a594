import type { Fitting } from '@darnley/contract/fittings'
import type { OrderDetails } from '@darnley/contract/orders'
import { loseConnection, refuse, type Scene } from '@darnley/workbench/scene'
import { emptyForm } from '#src/lib/form.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { aFitting, anotherPlace, aPlace, aTime } from '#src/testing/fittings.ts'
import { anOrder, token } from '#src/testing/order.ts'
import { FittingSection } from './held-fitting.tsx'
import { OrderFitting } from './order-fitting.tsx'

const times = [aTime('10:20'), aTime('12:20'), aTime('17:20'), aTime('17:40')]

/** A basket whose server holds what is sent to it. */
function atCheckout(first: Fitting | null, hold?: () => never): Scene {
  let held = first
  return {
    element: <FittingSection />,
    arrange: () => {
      held = first
    },
    answers: {
      api: {
        'GET /public/fitting_places': () => [aPlace],
        'GET /public/held_fitting': () => held,
        'GET /public/shifts': () => times,
        'POST /public/hold_fitting': () => {
          hold?.()
          held = aFitting({ state: 'held', held_until: '2026-11-27T10:00:00.000Z' })
          return held
        },
      },
    },
  }
}

/** Two places; the times of the second are a day later. */
function twoPlaces(scene: Scene): Scene {
  return {
    ...scene,
    answers: {
      api: {
        ...scene.answers?.api,
        'GET /public/fitting_places': () => [aPlace, anotherPlace],
        'GET /public/shifts': ({ query }) =>
          query.get('place_id') === anotherPlace.id ? [aTime('11:20')] : times,
      },
    },
  }
}

export const ofTwoPlaces: Scene = twoPlaces(atCheckout(null))

/** The api names the place in Leeds first once it knows an address there. */
function byDistance(postcode: string): Scene {
  return {
    ...ofTwoPlaces,
    arrange: (cache) => {
      ofTwoPlaces.arrange?.(cache)
      $checkoutForm.set({ ...emptyForm, address: { ...emptyForm.address, postcode } })
    },
    answers: {
      api: {
        ...ofTwoPlaces.answers?.api,
        'GET /public/fitting_places': ({ query }) =>
          query.get('address') === null
            ? [aPlace, anotherPlace]
            : [
                { ...anotherPlace, miles: 2 },
                { ...aPlace, miles: 169 },
              ],
      },
    },
  }
}

export const nearLeeds: Scene = byDistance('LS6 3HN')
export const beforeAddress: Scene = byDistance('')
export const toChoose: Scene = atCheckout(null)
export const kept: Scene = atCheckout(aFitting({ state: 'held' }))
export const lost: Scene = atCheckout(aFitting({ state: 'lost' }))
export const gone: Scene = atCheckout(
  null,
  refuse(409, {
    detail: 'This time has just been taken',
    next: aTime('17:40'),
  }),
)
export const notReached: Scene = atCheckout(null, loseConnection)

function ofOrder(fields: Partial<OrderDetails>): Scene {
  return {
    element: <OrderFitting order={anOrder(fields)} token={token} />,
    answers: {
      api: {
        'GET /public/fitting_places': () => [aPlace],
        'GET /public/shifts': () => times,
        'POST /public/move_fitting': () => aFitting({ moves: 1 }),
      },
    },
  }
}

export const booked: Scene = ofOrder({ fitting: aFitting(), can_fit: true })
export const tooLate: Scene = ofOrder({ fitting: aFitting(), can_fit: false })
export const withoutTime: Scene = ofOrder({ fitting: null, can_fit: true })
export const lostBeforePaying: Scene = ofOrder({
  fitting: aFitting({ state: 'lost' }),
  can_fit: true,
})
export const atTheSecondPlace: Scene = twoPlaces(
  ofOrder({ fitting: aFitting({ place: anotherPlace }), can_fit: true }),
)
