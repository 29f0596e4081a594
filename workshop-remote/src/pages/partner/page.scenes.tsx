import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { aDescription, aPartner, someChecks, someVersions } from '#src/testing/partners.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

type List = { partners: ManagedPartner[] }

function partnerPage(list: () => List | Promise<List>, id?: string): Scene {
  return {
    element: <Page params={id === undefined ? {} : { id }} />,
    path: `/partners/${id ?? 'new'}`,
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => owner,
        'GET /workshop/partners': list,
        'GET /public/fees': () => [],
        'GET /workshop/partners/{id}/versions': () => ({ versions: someVersions }),
        'POST /workshop/partners/{id}/check': () => someChecks,
      },
    },
  }
}

const { id } = aPartner()
const published = { ...aDescription, exchangeRate: '1.05', logo: 'old-logo' }

export const draft: Scene = partnerPage(() => ({ partners: [aPartner()] }), id)
export const changed: Scene = partnerPage(
  () => ({ partners: [aPartner({ state: 'changed', published })] }),
  id,
)
export const aNewOne: Scene = partnerPage(() => ({ partners: [] }))
export const unknown: Scene = partnerPage(() => ({ partners: [] }), id)
export const loading: Scene = partnerPage(keepWaiting, id)
export const failed: Scene = partnerPage(refuse(503), id)
