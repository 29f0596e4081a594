import type { Conversation } from '@darnley/contract/workshop-messages'
import { keepWaiting, refuse, type Answers, type Scene } from '@darnley/workbench/scene'
import { inboxAddress } from '#src/lib/inbox-view.ts'
import { frameAnswers } from '#src/testing/desk.ts'
import {
  aConversation,
  anAnswer,
  anEntry,
  aTextConversation,
  inboxAnswers,
  olive,
} from '#src/testing/messages.ts'
import { Page } from './page.tsx'

function list(api: NonNullable<Answers['api']> = {}, path = '/messages?state=every'): Scene {
  return { element: <Page />, path, answers: { api: { ...inboxAnswers, ...api } } }
}

function open(answer: () => Conversation | Promise<Conversation>): Scene {
  const view = { state: null, owner: null, kind: null, open: aConversation().id }
  return list({ 'GET /workshop/conversations/{id}': answer }, inboxAddress(view))
}

const nothing = { conversations: [], next_cursor: null }

export const everyState: Scene = list()
export const everythingAnswered: Scene = list(
  { 'GET /workshop/conversations': () => nothing },
  '/messages',
)
export const nothingLeft: Scene = list(
  { 'GET /workshop/conversations': () => nothing },
  '/messages?state=done&kind=claim',
)
export const loading: Scene = list({ 'GET /workshop/conversations': keepWaiting })
export const failed: Scene = list({ 'GET /workshop/conversations': refuse(503) })
export const forATailor: Scene = {
  element: <Page />,
  path: '/messages',
  answers: { api: frameAnswers },
}
export const enquiry: Scene = open(() => aConversation())
export const answered: Scene = open(() =>
  aConversation({
    ...{ version: 4, state: 'waiting', kind: 'claim', owner: olive },
    entries: [
      anEntry(1),
      anAnswer(),
      anEntry(3, { kind: 'claim', actor: 'Olive Darnley', words: null, channel: null }),
      anAnswer({ id: 4, words: 'We collect it on Friday.', delivery: 'failed' }),
    ],
  }),
)
export const byText: Scene = open(() => aTextConversation())
export const notArrived: Scene = open(() =>
  aTextConversation({
    ...{ state: 'open', version: 2 },
    entries: [
      anAnswer({ id: 1, channel: 'sms', delivery: 'undelivered' }),
      anEntry(2, {
        ...{ kind: 'undelivered', actor: 'The phone company', channel: null },
        words: 'the phone was switched off or out of reach',
      }),
    ],
  }),
)
export const stopped: Scene = open(() => aTextConversation({ is_text_stopped: true }))
export const withoutAddress: Scene = open(() =>
  aConversation({ customer_email: null, customer_name: null, customer_phone: null }),
)
export const opening: Scene = open(keepWaiting)
export const erased: Scene = open(refuse(404))
