import type { CourierConnection, CourierTest } from '@darnley/contract/workshop-couriers'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { aTest, someCouriers } from '#src/testing/couriers.ts'
import { frameAnswers } from '#src/testing/desk.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

interface Answers {
  readonly list?: () =>
    | { couriers: CourierConnection[] }
    | Promise<{ couriers: CourierConnection[] }>
  readonly test?: () => CourierTest | Promise<CourierTest>
}

function answeredBy({
  list = () => ({ couriers: [...someCouriers] }),
  test = () => aTest,
}: Answers): Scene {
  return {
    element: <Page />,
    path: '/couriers',
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => owner,
        'GET /workshop/couriers': list,
        'POST /workshop/couriers/{courier}/test': test,
      },
    },
  }
}

const tested = (test: Partial<CourierTest>): Scene =>
  answeredBy({ test: () => ({ ...aTest, ...test }) })

export const several: Scene = answeredBy({})
export const unexpected: Scene = tested({ result: 'unexpected', status: 404 })
export const refused: Scene = tested({ result: 'refused', status: 401 })
export const busy: Scene = tested({ result: 'busy', status: 503 })
export const unreachable: Scene = tested({
  result: 'unreachable',
  status: null,
  milliseconds: 10_000,
})
export const standIn: Scene = tested({ is_set_up: false, host: 'localhost:3300', milliseconds: 9 })
export const notTested: Scene = answeredBy({ test: refuse(503) })
export const waiting: Scene = answeredBy({ test: keepWaiting })
export const loading: Scene = answeredBy({ list: keepWaiting })
export const failed: Scene = answeredBy({ list: refuse(503) })
