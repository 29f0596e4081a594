import type { Figures } from '@darnley/contract/workshop-figures'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { noFigures, owner, someFigures } from '#src/testing/figures.ts'
import { Page } from './page.tsx'

function figures(answer: () => Figures | Promise<Figures>, path = '/figures'): Scene {
  return {
    element: <Page />,
    path,
    answers: {
      api: { ...frameAnswers, 'GET /workshop/me': () => owner, 'GET /workshop/figures': answer },
    },
  }
}

export const fortnight: Scene = figures(() => someFigures())
export const byDay: Scene = figures(() => someFigures(), '/figures?by=day')
/** A picture that is scrolled. */
export const quarter: Scene = figures(
  () => someFigures({}, 92),
  '/figures?from=2026-08-11&to=2026-11-10&by=service',
)
export const nothingSold: Scene = figures(noFigures)
export const withoutVat: Scene = figures(() => someFigures({ vat: { rate: 0, number: null } }))
export const wrongPeriod: Scene = figures(
  refuse(422, {
    detail: [
      { loc: ['query', 'from'], msg: 'Invalid ISO date', type: 'value_error' },
      { loc: ['query', 'to'], msg: 'Invalid ISO date', type: 'value_error' },
    ],
  }),
  '/figures?from=2026-02-30',
)
export const loading: Scene = figures(keepWaiting)
export const failed: Scene = figures(refuse(503))
export const forAManager: Scene = figures(refuse(403))
