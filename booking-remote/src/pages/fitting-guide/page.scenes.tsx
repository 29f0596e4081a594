import type { Scene } from '@darnley/workbench/scene'
import { loseConnection } from '@darnley/workbench/scene'
import { guide } from '#src/testing/catalogue.ts'
import { catalogueAnswers } from '#src/testing/step-scene.tsx'
import { Page } from './page.tsx'

export const written: Scene = {
  element: <Page />,
  path: '/fitting-guide?serviceId=shorten-hem',
  answers: { content: { ...catalogueAnswers, 'fitting-guides': () => [guide] } },
}
export const none: Scene = { ...written, path: '/fitting-guide' }
export const failed: Scene = {
  ...written,
  answers: { content: { ...catalogueAnswers, 'fitting-guides': loseConnection } },
}
