import { loseConnection, type Scene } from '@darnley/workbench/scene'
import { catalogueAnswers } from '#src/testing/step-scene.tsx'
import { Page } from './page.tsx'

export const list: Scene = {
  element: <Page />,
  path: '/guides',
  answers: { content: { ...catalogueAnswers } },
}
export const failed: Scene = {
  ...list,
  answers: { content: { ...catalogueAnswers, 'fitting-guides': loseConnection } },
}
