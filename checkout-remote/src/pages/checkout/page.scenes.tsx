import type { Basket } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { $basket } from '@darnley/web/session'
import { keepWaiting, loseConnection, refuse, whileAt, type Scene } from '@darnley/workbench/scene'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { emptyForm, type CheckoutForm } from '#src/lib/form.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { aBasket, holdBasket, jeans, storing } from '#src/testing/basket.ts'
import { everyWay, filledForm, ways } from '#src/testing/checkout.ts'
import { aFitting, aPlace } from '#src/testing/fittings.ts'
import { Page } from './page.tsx'

const full = aBasket({ basket: [jeans] })

function of(form: CheckoutForm, server: Basket = full): Scene {
  return {
    element: whileAt('/checkout', <Page />),
    path: '/checkout',
    answers: {
      api: {
        ...storing(server).api,
        'GET /public/delivery_providers': () => ways,
        'GET /public/fitting_places': () => [],
        'GET /public/held_fitting': () => null,
        'POST /public/abandoned_basket': () => ({ id: 'remembered' }),
      },
    },
    arrange: () => {
      holdBasket(server)
      $checkoutForm.set(form)
    },
  }
}

function withBasket(status: 'loading' | 'failed'): Scene {
  return {
    ...of(emptyForm),
    arrange: () => {
      $checkoutForm.set(emptyForm)
      $basket.set({ ...$basket.get(), status, entries: [] })
    },
  }
}

const upTo = (...confirmed: CheckoutForm['confirmed']): CheckoutForm => ({
  ...filledForm,
  confirmed,
})

function answeredBy(scene: Scene, api: NonNullable<NonNullable<Scene['answers']>['api']>): Scene {
  return { ...scene, answers: { api: { ...scene.answers?.api, ...api } } }
}

export const details: Scene = of(emptyForm)
export const shipping: Scene = of({ ...upTo('details'), shipping: emptyForm.shipping })
const beforeShipping = { ...upTo('details'), shipping: emptyForm.shipping }
const nearStratford = { ...beforeShipping, address: { ...emptyForm.address, postcode: 'E2 6HN' } }
export const shippingOfLondon: Scene = answeredBy(of(nearStratford), {
  'GET /public/delivery_providers': () => everyWay,
})
export const shippingAtPoint: Scene = answeredBy(
  of({
    ...nearStratford,
    shipping: { inbound: 'WFStratford', outbound: 'WFStratford', inStoreType: null },
  }),
  { 'GET /public/delivery_providers': () => everyWay },
)
export const shippingWithoutPostcode: Scene = answeredBy(
  of({ ...beforeShipping, address: emptyForm.address }),
  { 'GET /public/delivery_providers': () => everyWay },
)
const measured = anEntry({ serviceDetails: [aServiceDetail({ fittingChoice: 'pin' })] })
const held = aFitting({ state: 'held', held_until: '2026-11-27T10:00:00.000Z' })

/** A basket that holds a fitting. */
function broughtToFitting(form: CheckoutForm, basket: Basket['basket'] = [jeans]): Scene {
  return answeredBy(of(form, aBasket({ basket })), {
    'GET /public/delivery_providers': () => everyWay,
    'GET /public/fitting_places': () => [aPlace],
    'GET /public/held_fitting': () => held,
  })
}
export const shippingToFitting: Scene = broughtToFitting(beforeShipping)
export const shippingOfPartly: Scene = broughtToFitting(beforeShipping, [jeans, measured])
export const noLongerBrought: Scene = broughtToFitting(
  {
    ...upTo('details', 'shipping', 'address'),
    shipping: { ...emptyForm.shipping, outbound: 'DPD', price: minor(395), wasBrought: true },
  },
  [jeans, measured],
)
export const shippingFailed: Scene = answeredBy(of(upTo('details')), {
  'GET /public/delivery_providers': loseConnection,
})
export const shippingLoading: Scene = answeredBy(of(upTo('details')), {
  'GET /public/delivery_providers': keepWaiting,
})
export const address: Scene = of({
  ...upTo('details', 'shipping'),
  address: emptyForm.address,
})
export const turnaround: Scene = of({
  ...upTo('details', 'shipping', 'address'),
  turnaround: emptyForm.turnaround,
})
export const paymentLoading: Scene = answeredBy(of(filledForm), {
  'POST /public/guest_checkout_v2': keepWaiting,
})
export const paymentRefused: Scene = answeredBy(of(filledForm), {
  'POST /public/guest_checkout_v2': refuse(503),
})
export const offline: Scene = answeredBy(of(filledForm), {
  'POST /public/guest_checkout_v2': loseConnection,
})
export const repriced: Scene = of(filledForm, {
  ...full,
  repriced: [{ id: jeans.serviceDetails[0]?.id ?? '', price: minor(2100) }],
})
export const loading: Scene = withBasket('loading')
export const basketFailed: Scene = withBasket('failed')
export const nothingToOrder: Scene = of(emptyForm, aBasket())
