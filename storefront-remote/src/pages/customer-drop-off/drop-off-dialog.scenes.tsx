import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, beSignedIn } from '#src/testing/orders.ts'
import { DropOffDialog } from './drop-off-dialog.tsx'
import { OrderNumberForm } from './order-number-form.tsx'
import type { UseDropOff } from './use-drop-off.ts'

const nothing = (): void => undefined

function dialogIn(state: UseDropOff['state']): Scene {
  const dropOff = { state, scan: nothing, look: nothing, ask: nothing, confirm: nothing }
  return {
    element: <DropOffDialog dropOff={{ ...dropOff, restart: nothing }} />,
    arrange: beSignedIn,
  }
}

function formWith(answer: () => StorefrontOrder): Scene {
  return {
    element: <OrderNumberForm onFound={nothing} />,
    answers: { api: { 'GET /storefront/order_details_by_token': answer } },
    arrange: beSignedIn,
  }
}

const order = anOrder()
const droppedOff = anOrder({ status: 'awaiting_pickup', next_statuses: [] })

export const asking: Scene = dialogIn({ step: 'asking', order })
export const droppedOffBefore: Scene = dialogIn({ step: 'asking', order: droppedOff })
export const sending: Scene = dialogIn({ step: 'sending', order, isWaiting: false })
export const offline: Scene = dialogIn({ step: 'sending', order, isWaiting: true })
export const confirmed: Scene = dialogIn({ step: 'confirmed', order: droppedOff })
export const notRecognised: Scene = dialogIn({
  step: 'failed',
  problem: { type: 'not-recognised' },
})
export const notMarked: Scene = dialogIn({
  step: 'failed',
  problem: { type: 'not-marked', order: droppedOff },
})
export const unknownNumber: Scene = formWith(refuse(404))
export const numberUnanswered: Scene = formWith(refuse(503))
