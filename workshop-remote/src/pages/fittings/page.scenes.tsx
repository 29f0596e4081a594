import type { FittingDay } from '@darnley/contract/workshop-fittings'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers, me } from '#src/testing/desk.ts'
import { aFittingDay } from '#src/testing/fittings.ts'
import { Page } from './page.tsx'

function fittings(answer: () => FittingDay | Promise<FittingDay>): Scene {
  return {
    element: <Page />,
    path: '/fittings?date=2026-11-25',
    answers: {
      api: { ...frameAnswers, 'GET /workshop/me': () => me, 'GET /workshop/fittings': answer },
    },
  }
}

export const day: Scene = fittings(() => aFittingDay())
export const closed: Scene = fittings(() => aFittingDay({ fittings: [], times: [] }))
export const withoutPlace: Scene = fittings(() => aFittingDay({ places: [], place_id: null }))
export const loading: Scene = fittings(keepWaiting)
export const failed: Scene = fittings(refuse(503))
