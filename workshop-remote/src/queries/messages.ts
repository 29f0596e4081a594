import type { ConversationPage } from '@darnley/contract/workshop-messages'
import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import type { InboxView } from '#src/lib/inbox-view.ts'
import { askEvery } from './desk.ts'

interface InboxWanted extends Omit<InboxView, 'open'> {
  /** Beginnings of words of the customer; empty for every customer. */
  readonly words: string
  /** Null for the first page. */
  readonly cursor: string | null
  readonly isLive: boolean
}

const rowsOfAPage = 25

/** Reads a page of the inbox; `owner` is the id of a colleague, or `none`. */
export function conversationsQuery({ isLive, ...wanted }: InboxWanted) {
  const { state, owner, kind, words, cursor } = wanted
  const query = {
    state: state ?? undefined,
    owner: owner ?? undefined,
    kind: kind ?? undefined,
    cursor: cursor ?? undefined,
    limit: rowsOfAPage,
  }
  return queryOptions({
    queryKey: ['workshop', 'conversations', wanted],
    queryFn: ({ signal }): Promise<ConversationPage> =>
      words === ''
        ? staffCall('GET /workshop/conversations', { query, signal })
        : staffCall('POST /workshop/conversations/find', { body: { ...query, words }, signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}

/** Reads a conversation with its messages. */
export function conversationQuery(id: string, isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'conversation', id],
    queryFn: ({ signal }) =>
      staffCall('GET /workshop/conversations/{id}', { params: { id }, signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}

/** Reads how much there is to answer, and who answers; only managers may. */
export function inboxQuery(isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'inbox'],
    queryFn: ({ signal }) => staffCall('GET /workshop/inbox', { signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}

/** Reads the jobs that failed; only managers may. */
export function deadLettersQuery(isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'dead-letters'],
    queryFn: ({ signal }) => staffCall('GET /workshop/dead_letters', { signal }),
    // Nothing tells when a try has failed or succeeded.
    refetchInterval: isLive ? 5000 : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}

/** Reads what was sent to the customer of an order. */
export function orderMessagesQuery(id: string, isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'order-messages', id],
    queryFn: ({ signal }) =>
      staffCall('GET /workshop/orders/{id}/messages', { params: { id }, signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}
