import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, frameAnswers } from '#src/testing/desk.ts'
import {
  agreedMoney,
  aProposal,
  cancellable,
  manager,
  refusedRefund,
  someMoney,
} from '#src/testing/money.ts'
import { Page } from '../page.tsx'

function of(answer: () => OrderMoney | Promise<OrderMoney>): Scene {
  const { id } = anOrder()
  return {
    element: <Page params={{ id }} />,
    path: `/order/${id}`,
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => manager,
        'GET /workshop/orders/{id}': () => anOrder(),
        'GET /workshop/orders/{id}/money': answer,
      },
    },
  }
}

export const paid: Scene = of(() => someMoney())
/** From the garment: its first line is the one to price. */
export const fromGarment: Scene = {
  ...of(() => someMoney({ proposals: [aProposal()] })),
  path: `/order/${anOrder().id}?price_of=2`,
}
export const proposed: Scene = of(() =>
  someMoney({
    proposals: [
      aProposal({
        questions: [{ text: 'Can you leave the strap off?', asked_at: '2026-11-25T10:15:00.000Z' }],
      }),
    ],
  }),
)
export const agreed: Scene = of(agreedMoney)
export const beforeItSetsOut: Scene = of(() => cancellable())
export const notPaid: Scene = of(() => {
  const order = cancellable({ payments: [], refunds: [], refundable: minor(0), discount: null })
  return {
    ...order,
    proof: {
      ...order.proof,
      paid: minor(0),
      given_back: minor(0),
      goodwill: minor(0),
      held: minor(0),
      owed: minor(9390),
    },
  }
})
export const refundFailed: Scene = of(refusedRefund)
export const withReceipts: Scene = (() => {
  const scene = of(() => someMoney())
  const receipts = [
    { kind: 'receipt', number: 1042, day: '2026-11-17', total: minor(8630) },
    { kind: 'credit_note', number: 1050, day: '2026-11-20', total: minor(-395) },
  ] as const
  const list = receipts.map((receipt) => ({
    ...receipt,
    ...{ id: `6e0c1d36-3c7a-4c0a-9a43-00000000${receipt.number}`, seller: 'Darnley' },
  }))
  const api = {
    ...scene.answers?.api,
    'GET /workshop/orders/{id}/receipts': () => ({ receipts: list }),
  }
  return { ...scene, answers: { api } }
})()
export const loading: Scene = of(keepWaiting)
export const failed: Scene = of(refuse(503))
/** A tailor sees no money, and no request for it is made. */
export const forATailor: Scene = (() => {
  const scene = of(refuse(403))
  return {
    ...scene,
    answers: { api: { ...scene.answers?.api, ...frameAnswers } },
  }
})()
