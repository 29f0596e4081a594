import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { somePartners } from '#src/testing/partners.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

type List = { partners: ManagedPartner[] }

const versions = [
  { id: '3', at: '2026-11-24T10:00:00.000Z', by: 'ruth@darnley.example', state: 'draft' },
  { id: '2', at: '2026-11-23T10:00:00.000Z', by: null, state: 'published' },
] as const

function answeredBy(list: () => List | Promise<List>): Scene {
  return {
    element: <Page />,
    path: '/partners',
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => owner,
        'GET /workshop/partners': list,
        'GET /workshop/partners/{id}/versions': () => ({ versions: [...versions] }),
      },
    },
  }
}

export const several: Scene = answeredBy(() => ({ partners: [...somePartners] }))
export const none: Scene = answeredBy(() => ({ partners: [] }))
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(refuse(503))
