import type { Colleague } from '@darnley/contract/workshop-session'
import type { ReportAnswer } from '@darnley/contract/workshop-guarantee'
import type { WorkshopOrder, WorkshopReport } from '@darnley/contract/workshop-orders'
import { refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, frameAnswers, me } from '#src/testing/desk.ts'
import { someMoney } from '#src/testing/money.ts'
import { Page } from '../page.tsx'

const redo = { id: '6e0c1d36-3c7a-4c0a-9a43-000000048299', collection_ref: 'DN-48299' }

function aReport(fields: Partial<WorkshopReport> = {}): WorkshopReport {
  return {
    ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d31', garment: 1, kind: 'too_long' },
    ...{ state: 'open', answer: null, answered_by: null, redo: null },
    words: 'The left leg is about 2 cm longer than the right.',
    sent_at: '2026-11-25T10:00:00.000Z',
    ...fields,
  }
}

function finished(report: WorkshopReport): WorkshopOrder {
  return anOrder({ status: 'finished', stage: null, parcel_back: null, reports: [report] })
}

interface Seen {
  readonly role?: Colleague['role']
  readonly order?: WorkshopOrder
  /** What the api answers instead of doing it. */
  readonly refusal?: () => never
}

function seen({ role = 'manager', order = finished(aReport()), refusal }: Seen = {}): Scene {
  let current = order
  return {
    element: <Page params={{ id: order.id }} />,
    path: `/order/${order.id}`,
    arrange: () => {
      current = order
    },
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => ({ ...me, role }),
        'GET /workshop/orders/{id}': () => current,
        'GET /workshop/orders/{id}/money': () => someMoney(),
        'GET /workshop/orders/{id}/messages': () => noMessages,
        'GET /workshop/photos': () => [],
        'POST /workshop/orders/{id}/reports/{report}/answer': ({ body }) => {
          if (refusal) return refusal()
          current = finished(answered(body as ReportAnswer))
          return current
        },
      },
    },
  }
}

const noMessages = {
  ...{ sent: [], conversations: [], text_number: null, is_text_stopped: false },
}

function answered(answer: ReportAnswer): WorkshopReport {
  const answered_by = 'Maggie Thorne'
  return answer.answer === 'redo'
    ? aReport({ state: 'accepted', answered_by, redo })
    : aReport({ state: 'declined', answered_by, answer: answer.reason })
}

export const open: Scene = seen()
/** Drawn by a picture of the catalogue. */
const picture = '/public/photos/category-coats.svg'
export const openWithPhoto: Scene = seen({
  order: finished(
    aReport({
      photos: [
        {
          ...{ id: '5f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d41', width: 400, height: 400 },
          ...{ url: picture, small_url: picture },
        },
      ],
    }),
  ),
})
export const openForTailor: Scene = seen({ role: 'tailor' })
export const answeredMeanwhile: Scene = seen({
  refusal: refuse(409, { detail: 'This report was answered in the meantime' }),
})
export const doneAgain: Scene = seen({ order: finished(answered({ answer: 'redo' })) })
export const ofAnother: Scene = seen({
  order: anOrder({ redo_of: { ...redo, collection_ref: 'DN-46118' } }),
})
