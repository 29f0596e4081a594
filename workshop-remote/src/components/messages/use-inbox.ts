import type { Inbox } from '@darnley/contract/workshop-messages'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { isAtLeast } from '#src/lib/role.ts'
import { $live } from '#src/live/live.ts'
import { inboxQuery } from '#src/queries/messages.ts'
import { meQuery } from '#src/queries/me.ts'

interface UseInbox {
  /** False until the role is known. */
  readonly isManager: boolean
  /** Of the caller; null until it is known. */
  readonly ownId: string | null
  readonly inbox: Inbox | undefined
}

/** How much there is to answer, for managers; every part of a page that shows it shares one request. */
export function useInbox(): UseInbox {
  const { status } = useStore($live)
  const { data: me } = useQuery(meQuery)
  const isManager = isAtLeast(me?.role, 'manager')
  const { data } = useQuery({ ...inboxQuery(status === 'live'), enabled: isManager })
  return { isManager, ownId: me?.id ?? null, inbox: isManager ? data : undefined }
}
