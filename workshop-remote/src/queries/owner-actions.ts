import type { OwnerActionTopic } from '@darnley/contract/workshop-people'
import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

interface ActionsWanted {
  /** Null for all. */
  readonly topic: OwnerActionTopic | null
  /** Only actions older than this one; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** A page of what owners did, newest first; only owners may. */
export function ownerActionsQuery({ topic, before, limit }: ActionsWanted) {
  const query = { topic: topic ?? undefined, before: before ?? undefined, limit }
  return queryOptions({
    queryKey: ['workshop', 'owner-actions', query],
    queryFn: ({ signal }) => staffCall('GET /workshop/owner_actions', { query, signal }),
    retry: 1,
  })
}
