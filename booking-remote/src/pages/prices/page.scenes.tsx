import { loseConnection, refuse, type Scene } from '@darnley/workbench/scene'
import { publishedFees } from '#src/testing/fees.ts'
import { catalogueAnswers } from '#src/testing/step-scene.tsx'
import { Page } from './page.tsx'

export const list: Scene = {
  element: <Page />,
  path: '/prices',
  answers: {
    content: { ...catalogueAnswers },
    api: { 'GET /public/fees': () => publishedFees },
  },
}
export const failed: Scene = {
  ...list,
  answers: { ...list.answers, content: { ...catalogueAnswers, services: loseConnection } },
}
/** A list without the amounts of delivery and express is still a list of prices. */
export const withoutFees: Scene = {
  ...list,
  answers: { ...list.answers, api: { 'GET /public/fees': refuse(500) } },
}
