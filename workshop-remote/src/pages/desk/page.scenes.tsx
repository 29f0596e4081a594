import type { DeskPage } from '@darnley/contract/workshop-desk'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { aDesk, frameAnswers } from '#src/testing/desk.ts'
import { Page } from './page.tsx'

function desk(answer: () => DeskPage | Promise<DeskPage>, path = '/'): Scene {
  return {
    element: <Page />,
    path,
    answers: { api: { ...frameAnswers, 'GET /workshop/desk': answer } },
  }
}

export const board: Scene = desk(() => aDesk())
export const list: Scene = desk(() => aDesk(), '/?view=list')
export const empty: Scene = desk(() => aDesk([]))
export const nothingLeft: Scene = desk(() => aDesk([]), '/?part=late&view=list')
export const loading: Scene = desk(keepWaiting)
export const failed: Scene = desk(refuse(503))
