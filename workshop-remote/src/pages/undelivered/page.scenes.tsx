import type { DeadLetters } from '@darnley/contract/workshop-dead-letters'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { deadLetters, inboxAnswers } from '#src/testing/messages.ts'
import { Page } from './page.tsx'

function of(answer: () => DeadLetters | Promise<DeadLetters>): Scene {
  return {
    element: <Page />,
    path: '/messages/undelivered',
    answers: { api: { ...inboxAnswers, 'GET /workshop/dead_letters': answer } },
  }
}

export const failed: Scene = of(() => ({ letters: [...deadLetters] }))
export const nothing: Scene = of(() => ({ letters: [] }))
export const loading: Scene = of(keepWaiting)
export const unknown: Scene = of(refuse(503))
export const forATailor: Scene = {
  element: <Page />,
  path: '/messages/undelivered',
  answers: { api: frameAnswers },
}
