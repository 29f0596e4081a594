import type { WorkshopRole } from '@darnley/contract/staff-roles'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers, me } from '#src/testing/desk.ts'
import { Frame } from './frame.tsx'

function seenBy(role: WorkshopRole): Scene {
  return {
    element: (
      <Frame section="desk">
        <h1>Desk</h1>
      </Frame>
    ),
    answers: { api: { ...frameAnswers, 'GET /workshop/me': () => ({ ...me, role }) } },
  }
}

export const tailor: Scene = seenBy('tailor')
export const manager: Scene = seenBy('manager')
export const owner: Scene = seenBy('owner')
export const notKnown: Scene = {
  ...owner,
  answers: { api: { ...frameAnswers, 'GET /workshop/me': keepWaiting } },
}
export const failed: Scene = {
  ...owner,
  answers: { api: { ...frameAnswers, 'GET /workshop/me': refuse(503) } },
}
