import type { AnsweredReport, NewFaultReport, OrderGuarantee } from '@darnley/contract/guarantee'
import type { OrderDetails } from '@darnley/contract/orders'
import { type Answers, loseConnection, refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, answering, token } from '#src/testing/order.ts'
import { forgetReportDraft } from '#src/stores/report-draft.ts'
import { Page } from '../page.tsx'

const [jeans] = anOrder().items
const garments = jeans ? [jeans, { ...jeans, item_name: 'Coat', item_description: 'Camel' }] : []

const postie = { name: 'RMTracked24Collection', display_name: 'Royal Mail Collection' } as const

export const redo = { collection_ref: 'DN-48299', order_id_token: 'B'.repeat(43) }

function aReport(fields: Partial<AnsweredReport> = {}): AnsweredReport {
  return {
    ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d31', garment: 1, kind: 'too_long' },
    ...{ state: 'open', answer: null, redo: null, sent_at: '2026-03-20T10:00:00.000Z' },
    words: 'The left leg is about 2 cm longer than the right.',
    ...fields,
  }
}

function finished(guarantee: Partial<OrderGuarantee>, fields: Partial<OrderDetails> = {}): Scene {
  const order = anOrder({
    ...{ status: 'finished', items: garments },
    guarantee: {
      until: '2026-04-02',
      is_over: false,
      reports: [],
      reportable: [1, 2],
      ...guarantee,
    },
    ...fields,
  })
  return {
    element: <Page />,
    path: `/order?orderIdToken=${token}`,
    arrange: () => forgetReportDraft(token),
    answers: withPhotos(answering(order)),
  }
}

function withPhotos({ api, ...others }: Answers): Answers {
  return { ...others, api: { ...api, 'GET /public/garment_photos': () => [] } }
}

/** Answers as the api does for an order of so many garments: the reported one is taken from then on. */
function taking(count: 1 | 2): (sent: { body?: unknown }) => OrderGuarantee {
  return ({ body }) => {
    const { id, garment, kind, words, pickup_day } = body as NewFaultReport
    return {
      ...{ until: '2026-04-02', is_over: false },
      reports: [aReport({ id, garment, kind, words, pickup_day: pickup_day ?? null })],
      reportable: [1, 2].slice(0, count).filter((number) => number !== garment),
    }
  }
}

function sending(scene: Scene, answer: (sent: { body?: unknown }) => OrderGuarantee): Scene {
  const answers = { api: { ...scene.answers?.api, 'POST /public/order_guarantee': answer } }
  return { ...scene, answers }
}

export const severalGarments: Scene = sending(finished({}), taking(2))
export const oneGarment: Scene = sending(
  finished({ reportable: [1] }, { items: garments.slice(0, 1) }),
  taking(1),
)
/** The postie comes for what is done again. */
export const collected: Scene = sending(
  finished(
    { reportable: [1] },
    { items: garments.slice(0, 1), inbound: { ...anOrder().inbound, delivery_provider: postie } },
  ),
  taking(1),
)
export const notSent: Scene = sending(finished({}), loseConnection)
export const reportedBefore: Scene = sending(finished({}), refuse(409))
export const open: Scene = finished({ reports: [aReport()], reportable: [2] })
/** Two photos, drawn by a picture of the catalogue. */
const photos = [1, 2].map((number) => ({
  ...{ id: `5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d4${number}`, width: 400, height: 400 },
  ...{ url: '/public/photos/category-coats.svg', small_url: '/public/photos/category-coats.svg' },
}))
export const openWithPhotos: Scene = finished({ reports: [aReport({ photos })], reportable: [2] })
export const doneAgain: Scene = finished({
  reports: [aReport({ state: 'accepted', redo })],
  reportable: [2],
})
export const declined: Scene = finished({
  reports: [aReport({ state: 'declined', answer: 'It is as long as you marked it.' })],
})
export const over: Scene = finished({ is_over: true, reportable: [] })
export const ofAnother: Scene = {
  ...finished({}),
  answers: answering(
    anOrder({ guarantee: null, redo_of: { ...redo, collection_ref: 'DN-46118' } }),
  ),
}
