import { keepWaiting, refuse, type Answers, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { someActions } from '#src/testing/owner-actions.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

type Answer = NonNullable<Answers['api']>['GET /workshop/owner_actions'] & {}

function answeredBy(list: Answer): Scene {
  return {
    element: <Page />,
    path: '/log',
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => owner,
        'GET /workshop/owner_actions': list,
      },
    },
  }
}

export const several: Scene = answeredBy(() => someActions())
export const none: Scene = answeredBy(() => someActions([]))
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(refuse(503))
