import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { aWorkshopGarment, fromCustomer } from '#src/testing/garment.ts'
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

export const inWork: Scene = garment(() => aWorkshopGarment())
export const loading: Scene = garment(keepWaiting)
export const unknown: Scene = garment(refuse(404))
export const failed: Scene = garment(refuse(503))
