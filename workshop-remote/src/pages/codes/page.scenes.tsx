import type { Discounts } from '@darnley/contract/workshop-codes'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { someCodes } from '#src/testing/codes.ts'
import { frameAnswers } from '#src/testing/desk.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

function answeredBy(list: () => Discounts | Promise<Discounts>): Scene {
  return {
    element: <Page />,
    path: '/codes',
    answers: {
      api: { ...frameAnswers, 'GET /workshop/me': () => owner, 'GET /workshop/codes': list },
    },
  }
}

export const several: Scene = answeredBy(() => someCodes())
export const none: Scene = answeredBy(() => someCodes([]))
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(refuse(503))
