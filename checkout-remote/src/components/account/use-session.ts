import { useCallback, useEffect, useState } from 'react'
import { shopNow } from '@darnley/web/client'
import { useQueryClient } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { tokenOf, useFollowedLink } from '@darnley/web/ui/use-followed-link'
import {
  $session,
  followNewer,
  forgetSession,
  keepLink,
  type OpenSession,
} from '#src/stores/customer-session.ts'

/** Why a session is over. */
export type Ending = 'signed-out' | 'too-old' | 'session-over' | 'deleted'

export interface Session {
  /** Null: the customer is not signed in. */
  readonly open: OpenSession | null
  readonly ending: Ending | null
  readonly end: (why: Exclude<Ending, 'session-over'>) => void
}

/** The session of this tab, which a mailed link (`#token=…`) or a sign-in by password has opened. */
export function useSession(): Session {
  const cache = useQueryClient()
  const kept = useStore($session)
  const { link, forget } = useFollowedLink(tokenOf, () => undefined)
  const [ending, setEnding] = useState<Ending | null>(null)
  useEffect(() => {
    if (link === null) return
    keepLink(link, null)
    setEnding(null)
  }, [link])

  const end = useCallback<Session['end']>(
    (why) => {
      const before = $session.get()
      const wasByPassword = before !== null && before.token === undefined
      forget()
      cache.removeQueries({ queryKey: ['my-repairs'] })
      cache.removeQueries({ queryKey: ['own-account'] })
      if (why === 'too-old' && followNewer()) return
      forgetSession()
      setEnding(why === 'too-old' && wasByPassword ? 'session-over' : why)
    },
    [cache, forget],
  )
  const followed = link === null || link === kept?.token ? kept : { id: link, token: link }
  return { open: followed, ending, end }
}

interface Ends {
  readonly session: OpenSession
  readonly onTooOld: () => void
}

/** The most milliseconds that a timer takes. */
const LONGEST = 2 ** 31 - 1

/** Keeps a followed link for reloads, and closes the page when the session ends. */
export function useSessionEnd(endsAt: string | undefined, { session, onTooOld }: Ends): void {
  const { token } = session
  useEffect(() => {
    if (endsAt === undefined) return
    if (token !== undefined) keepLink(token, endsAt)
    const left = Date.parse(endsAt) - shopNow().getTime()
    if (left > LONGEST) return
    const timer = setTimeout(onTooOld, left)
    return () => clearTimeout(timer)
  }, [token, endsAt, onTooOld])
}
