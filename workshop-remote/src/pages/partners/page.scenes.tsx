import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { somePartners } from '#src/testing/partners.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

type List = { partners: ManagedPartner[] }

function answeredBy(list: () => List | Promise<List>): Scene {
  return {
    element: <Page />,
    path: '/partners',
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => owner,
        'GET /workshop/partners': list,
      },
    },
  }
}

export const several: Scene = answeredBy(() => ({ partners: [...somePartners] }))
export const none: Scene = answeredBy(() => ({ partners: [] }))
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(refuse(503))
