import { minor } from '@darnley/domain/money'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { $basket } from '@darnley/web/session'
import type { Scene } from '@darnley/workbench/scene'
import { $wizard } from '#src/stores/wizard.ts'
import { upToNotes } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

const events = [...upToNotes, { type: 'added' }] as const

const line = aServiceDetail({
  questionAnswerModifiers: [
    {
      questionId: 'lining',
      question: 'Does it have a lining?',
      answer: 'With a lining',
      answerId: 'lining.yes',
      priceModifier: minor(700),
      tailorPointsModifier: 0,
    },
  ],
})
const jeans = anEntry({ serviceDetails: [line] })
const older = anEntry({ item: { id: 'chinos', name: 'Chinos', coverImage: null } })

function withPending(pending: number): Scene {
  return stepAfter(events, {
    path: '/booking',
    arrange: () => {
      const added = { entryId: jeans.id, serviceId: line.id }
      $wizard.set({ ...$wizard.get(), added })
      const entries = [older, jeans]
      const { server } = $basket.get()
      $basket.set({ status: 'ready', entries, server: { ...server, basket: entries }, pending })
    },
  })
}

export const stored: Scene = withPending(0)
export const offline: Scene = withPending(1)
