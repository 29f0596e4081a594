import type { TaskInHand } from '@darnley/contract/workshop-garments'
import { refuse, type Scene } from '@darnley/workbench/scene'
import { Frame } from '#src/components/frame/frame.tsx'
import { frameAnswers } from '#src/testing/desk.ts'
import { aTaskInHand } from '#src/testing/garment.ts'

function over(answer: () => { in_hand: TaskInHand | null }): Scene {
  return {
    element: (
      <Frame section="desk">
        <h1>Desk</h1>
      </Frame>
    ),
    answers: { api: { ...frameAnswers, 'GET /workshop/task_in_hand': answer } },
  }
}

export const last: Scene = over(() => ({ in_hand: aTaskInHand() }))
export const first: Scene = over(() => ({
  in_hand: aTaskInHand({
    next: { id: '6e0c1d36-3c7a-4c0a-9a43-000000000203', name: 'Take in waist' },
    of: 3,
  }),
}))
export const none: Scene = over(() => ({ in_hand: null }))
export const failed: Scene = over(refuse(503))
