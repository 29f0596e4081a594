import type { GarmentTag } from '@darnley/contract/workshop-garments'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder, frameAnswers } from '#src/testing/desk.ts'
import { Page } from './page.tsx'

function tags(answer: () => GarmentTag[] | Promise<GarmentTag[]>): Scene {
  const { id } = anOrder()
  return {
    element: <Page params={{ id }} />,
    path: `/tags/${id}`,
    answers: { api: { ...frameAnswers, 'GET /workshop/orders/{id}/tags': answer } },
  }
}

export const none: Scene = tags(() => [])
export const loading: Scene = tags(keepWaiting)
export const failed: Scene = tags(refuse(503))
