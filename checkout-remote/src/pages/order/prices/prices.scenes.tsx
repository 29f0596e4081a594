import type { GivenBack, OrderPrices, PriceProposal } from '@darnley/contract/price-proposals'
import { minor } from '@darnley/domain/money'
import { loseConnection, refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, answering, aPhoto, aProgress, token } from '#src/testing/order.ts'
import { aProposal, somePrices } from '#src/testing/proposal.ts'
import { Page } from '../page.tsx'

const answerCall = 'POST /public/price_proposals/{id}/answer'

function of(prices: OrderPrices, after: OrderPrices = prices): Scene {
  const order = anOrder({ status: 'in_progress' })
  const progress = aProgress('awaiting_pickup', 'in_transit_to_darnley', 'in_progress')
  const { api } = answering(order, progress, prices)
  return {
    element: <Page />,
    path: `/order?orderIdToken=${token}`,
    answers: { api: { ...api, [answerCall]: () => ({ client_secret: null, prices: after }) } },
  }
}

const proposing = (fields: Partial<PriceProposal> = {}): OrderPrices =>
  somePrices({ proposals: [aProposal(fields)] })

function answeredBy(answer: () => never | Promise<never>): Scene {
  const scene = of(proposing())
  return { ...scene, answers: { api: { ...scene.answers?.api, [answerCall]: answer } } }
}

const closed = { closed_at: '2026-11-25T10:22:00.000Z' } as const

const back: Pick<GivenBack, 'id' | 'by' | 'at'> = {
  ...{ id: '5b7c3a52-5d0f-4a3e-9d62-6b6f0d7c1a11', by: 'card', at: '2026-11-25T10:22:00.000Z' },
}

export const leftOut: OrderPrices = somePrices({
  ...{ total: minor(5570), given_back: minor(3455) },
  refunds: [
    { ...back, amount: minor(3060), state: 'asked', reason: 'The work was left out as you asked' },
    {
      ...{ ...back, id: '6b7c3a52-5d0f-4a3e-9d62-6b6f0d7c1a11', amount: minor(395) },
      ...{ state: 'done', reason: 'The courier came a day late' },
    },
  ],
  proposals: [aProposal({ state: 'refused', ...closed })],
})

export const more: Scene = of(proposing(), leftOut)
export const withFinding: Scene = (() => {
  const scene = of(proposing())
  const photos = () => [aPhoto(1), aPhoto(2, { kind: 'finding' }), aPhoto(3, { garment: 2 })]
  return {
    ...scene,
    answers: { api: { ...scene.answers?.api, 'GET /public/order_photos': photos } },
  }
})()
export const moreOfSeveral: Scene = of(
  proposing({ is_only_work: false, if_unanswered: 'go_on', discount: null }),
)
export const less: Scene = of(
  proposing({
    ...{ kind: 'less', new_price: minor(2400), difference: minor(-1000), if_unanswered: 'go_on' },
    discount: { code: 'STITCH10', percentage: 10, amount: minor(-100) },
    ...{ pays_if_agreed: minor(0), refunded_if_agreed: minor(900), total_if_agreed: minor(7730) },
    reason: 'One sleeve is short enough already.',
  }),
)
export const notPossible: Scene = of(
  proposing({
    ...{ kind: 'not_possible', new_price: minor(0), difference: minor(-3400) },
    discount: { code: 'STITCH10', percentage: 10, amount: minor(-340) },
    ...{ pays_if_agreed: minor(0), refunded_if_agreed: minor(3060), total_if_agreed: minor(5570) },
    reason: 'The fabric is too thin at the cuff to hold a new seam.',
  }),
)
export const asked: Scene = of(
  proposing({ questions: [{ text: 'Why?', asked_at: '2026-11-25T10:22:00.000Z' }] }),
)
export const agreed: Scene = of(
  somePrices({
    ...{ total: minor(9710), paid: minor(9710) },
    proposals: [aProposal({ state: 'agreed', ...closed })],
  }),
)
export const refused: Scene = of(leftOut)
export const failedRefund: Scene = of(
  somePrices({
    refunds: [{ ...back, amount: minor(395), state: 'failed', reason: 'The courier came late' }],
  }),
)
export const unsent: Scene = answeredBy(loseConnection)
export const closedMeanwhile: Scene = answeredBy(refuse(409))
export const pricesNotLoaded: Scene = (() => {
  const scene = of(somePrices())
  const failing = { 'GET /public/price_proposals': loseConnection }
  return { ...scene, answers: { api: { ...scene.answers?.api, ...failing } } }
})()
