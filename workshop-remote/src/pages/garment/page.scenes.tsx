import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, frameAnswers } from '#src/testing/desk.ts'
import { aWorkshopGarment, fromCustomer, someNews } from '#src/testing/garment.ts'
import { someMessages } from '#src/testing/messages.ts'
import { manager } from '#src/testing/money.ts'
import { Page } from './page.tsx'

function garment(answer: () => WorkshopGarment | Promise<WorkshopGarment>): Scene {
  const { garment_id: id } = aWorkshopGarment().tag
  return {
    element: <Page params={{ id }} />,
    path: `/garment/${id}`,
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/garments/{id}': answer,
        'GET /workshop/photos': () => [fromCustomer(1), fromCustomer(2)],
      },
    },
  }
}

export const inWork: Scene = garment(() => {
  const { tag, ...shown } = aWorkshopGarment()
  const guide_url = 'http://localhost/fitting-guide?serviceId=shorten-hem'
  return { ...shown, tag: { ...tag, work: tag.work.map((work) => ({ ...work, guide_url })) } }
})
export const answered: Scene = garment(() => aWorkshopGarment({ news: someNews() }))
export const sewn: Scene = garment(() => {
  const [hem, ...others] = aWorkshopGarment().tasks
  if (!hem) throw new Error('The garment has no task')
  return aWorkshopGarment({ tasks: [{ ...hem, state: 'done', started_at: null }, ...others] })
})
export const missing: Scene = garment(() =>
  aWorkshopGarment({ state: 'missing', found: 'missing', stage: 'arrived', tailor: null }),
)
/** Seen by a manager, who writes to customers and proposes prices. */
export const managed: Scene = {
  ...inWork,
  answers: {
    api: {
      ...inWork.answers?.api,
      'GET /workshop/me': () => manager,
      'GET /workshop/orders/{id}': () => anOrder(),
      'GET /workshop/orders/{id}/messages': () => someMessages(),
    },
  },
}
export const loading: Scene = garment(keepWaiting)
export const unknown: Scene = garment(refuse(404))
export const failed: Scene = garment(refuse(503))
