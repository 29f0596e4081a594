import type { People } from '@darnley/contract/workshop-people'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { aPerson, owner, somePeople } from '#src/testing/people.ts'
import { Page } from './page.tsx'

function answeredBy(list: () => People | Promise<People>): Scene {
  return {
    element: <Page />,
    path: '/people',
    answers: {
      api: { ...frameAnswers, 'GET /workshop/me': () => owner, 'GET /workshop/people': list },
    },
  }
}

const names = ['Aoife Byrne', 'Ben Okafor', 'Cara Lind', 'Dev Patel', 'Eve Marsh', 'Finn Gray']

export const several: Scene = answeredBy(() => somePeople())
export const many: Scene = answeredBy(() => {
  const { people } = somePeople()
  const others = names.map((name, number) =>
    aPerson({ id: `6e0c1d36-3c7a-4c0a-9a43-00000000095${number}`, name }),
  )
  return somePeople([...people.slice(0, 4), ...others, ...people.slice(4)])
})
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(refuse(503))
export const forATailor: Scene = {
  ...several,
  answers: { api: { ...frameAnswers, 'GET /workshop/people': refuse(403) } },
}
