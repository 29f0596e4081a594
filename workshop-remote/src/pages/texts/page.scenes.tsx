import type { ListedDecision } from '@darnley/contract/workshop-decisions'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { someDecisions } from '#src/testing/decisions.ts'
import { frameAnswers } from '#src/testing/desk.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

type List = { decisions: ListedDecision[] }

function answeredBy(list: () => List | Promise<List>): Scene {
  return {
    element: <Page />,
    path: '/texts',
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => owner,
        'GET /workshop/decisions': list,
      },
    },
  }
}

export const several: Scene = answeredBy(() => ({ decisions: [...someDecisions] }))
/** Where the address of the admin is not configured. */
export const withoutLinks: Scene = answeredBy(() => ({
  decisions: someDecisions.map((each) => ({ ...each, edit_url: null })),
}))
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(refuse(503))
