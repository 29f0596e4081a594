import type { Statements } from '@darnley/contract/workshop-statements'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { owner } from '#src/testing/figures.ts'
import { someStatements } from '#src/testing/statements.ts'
import { Page } from './page.tsx'

function statements(
  answer: () => Statements | Promise<Statements>,
  path = '/statements?month=2026-11',
): Scene {
  return {
    element: <Page />,
    path,
    answers: {
      api: { ...frameAnswers, 'GET /workshop/me': () => owner, 'GET /workshop/statements': answer },
    },
  }
}

export const month: Scene = statements(() => someStatements())
export const partnersSell: Scene = statements(() => someStatements({ store_seller: 'partner' }))
export const noPartner: Scene = statements(() => someStatements({ statements: [] }))
export const noMonth: Scene = statements(keepWaiting, '/statements?month=2026-13')
export const loading: Scene = statements(keepWaiting)
export const failed: Scene = statements(refuse(503))
export const forAManager: Scene = statements(refuse(403))
