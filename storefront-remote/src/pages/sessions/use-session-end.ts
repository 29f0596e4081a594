import type { OwnSession } from '@darnley/contract/own-sessions'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { ownSessionsQuery } from '#src/queries/own-sessions.ts'

/** One session, or all except the current one. */
export type Ending = { readonly type: 'one'; readonly id: string } | { readonly type: 'others' }

interface SessionEnd {
  readonly end: (ending: Ending) => void
  /** What is being ended. */
  readonly pending: Ending | null
  readonly done: Ending['type'] | null
  readonly hasFailed: boolean
}

/** Ends sessions, and refreshes the list. */
export function useSessionEnd(): SessionEnd {
  const client = useQueryClient()
  const { mutate, variables, isPending, isSuccess, isError } = useChange({
    mutationFn: endSessions,
    onSuccess: (left) => client.setQueryData(ownSessionsQuery.queryKey, left),
    // Another tab may have ended it, so the list is refetched.
    onError: () => client.invalidateQueries(ownSessionsQuery),
  })
  return {
    end: mutate,
    pending: isPending ? variables : null,
    done: isSuccess ? variables.type : null,
    hasFailed: isError,
  }
}

function endSessions(ending: Ending): Promise<OwnSession[]> {
  return ending.type === 'others'
    ? staffCall('POST /storefront/end_other_sessions')
    : staffCall('POST /storefront/end_session', { query: { session_id: ending.id } })
}
