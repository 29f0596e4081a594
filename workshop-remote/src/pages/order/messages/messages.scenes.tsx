import type { OrderMessages } from '@darnley/contract/workshop-messages'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { anOrder } from '#src/testing/desk.ts'
import { inboxAnswers, someMessages } from '#src/testing/messages.ts'
import { someMoney } from '#src/testing/money.ts'
import { Page } from '../page.tsx'

function of(answer: () => OrderMessages | Promise<OrderMessages>): Scene {
  const { id } = anOrder()
  return {
    element: <Page params={{ id }} />,
    path: `/order/${id}`,
    answers: {
      api: {
        ...inboxAnswers,
        'GET /workshop/orders/{id}': () => anOrder(),
        'GET /workshop/orders/{id}/money': () => someMoney(),
        'GET /workshop/orders/{id}/messages': answer,
      },
    },
  }
}

export const sent: Scene = of(() => someMessages())
export const many: Scene = of(() => {
  const [first] = someMessages().sent
  const again = Array.from({ length: 7 }, (_, index) => ({ ...first, id: `mail-${index}` }))
  return { ...someMessages(), sent: again as OrderMessages['sent'] }
})
export const nothing: Scene = of(() => someMessages({ conversations: [], sent: [] }))
export const loading: Scene = of(keepWaiting)
export const failed: Scene = of(refuse(503))
