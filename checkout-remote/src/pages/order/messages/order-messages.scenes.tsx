import type { CustomerMessage, CustomerMessages } from '@darnley/contract/customer-messages'
import { refuse, type Answers, type Scene } from '@darnley/workbench/scene'
import { OrderMessages } from './order-messages.tsx'

const letter: CustomerMessage = {
  id: 1,
  from: 'us',
  at: '2026-03-03T10:00:00.000Z',
  words: 'Which hem is it?',
}

type Api = NonNullable<Answers['api']>

function written(shown: CustomerMessages, api: Api = {}): Scene {
  return {
    element: <OrderMessages token="a-token-of-an-order" />,
    answers: { api: { 'GET /public/order_messages': () => shown, ...api } },
  }
}

export const coming: Scene = written(
  { messages: [letter], can_add_note: true },
  {
    'POST /public/order_note': ({ body }) => {
      const { words } = body as { words: string }
      const note: CustomerMessage = { ...letter, id: 2, from: 'person', words }
      return { messages: [letter, note], can_add_note: true }
    },
  },
)
export const arrived: Scene = written({ messages: [letter], can_add_note: false })
export const justArrived: Scene = written(
  { messages: [], can_add_note: true },
  { 'POST /public/order_note': refuse(409) },
)
