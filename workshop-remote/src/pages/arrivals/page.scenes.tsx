import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { aGarment, anOrder, frameAnswers } from '#src/testing/desk.ts'
import { Page } from './page.tsx'

function arrival(answer: () => WorkshopOrder | Promise<WorkshopOrder>): Scene {
  const { id } = anOrder()
  return {
    element: <Page params={{ id }} />,
    path: `/arrivals/${id}`,
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/orders/{id}': answer,
        'GET /workshop/photos': () => [],
        'POST /workshop/find': () => ({ type: 'order', id, is_expected: true }),
      },
    },
  }
}

const expected = { id: null, state: 'expected', found: null, tailor: null } as const

const coming = anOrder({
  status: 'awaiting_pickup',
  stage: 'coming',
  is_checked_in: false,
  garments: [aGarment(1, expected), aGarment(2, { ...expected, item_name: 'Wool jumper' })],
})

export const scanFirst: Scene = {
  element: <Page params={{}} />,
  path: '/arrivals',
  answers: { api: frameAnswers },
}
export const checking: Scene = arrival(() => coming)
export const checkedIn: Scene = arrival(() => anOrder())
export const loading: Scene = arrival(keepWaiting)
export const failed: Scene = arrival(refuse(503))
