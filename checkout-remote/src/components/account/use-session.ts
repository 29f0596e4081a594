import { useCallback, useEffect, useState } from 'react'
import { shopNow } from '@darnley/web/client'
import { useQueryClient } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { tokenOf, useFollowedLink } from '@darnley/web/ui/use-followed-link'
import { forgetDetails } from '#src/stores/checkout-form.ts'
import { $repairsLink, forgetRepairsLink, keepRepairsLink } from '#src/stores/repairs-link.ts'

/** Why a session is over. */
export type Ending = 'signed-out' | 'too-old' | 'session-over' | 'deleted'

export interface Session {
  /** Null: the customer is not signed in. */
  readonly token: string | null
  readonly ending: Ending | null
  readonly end: (why: Exclude<Ending, 'session-over'>) => void
}

/** The session of this tab, which a mailed link (`#token=…`) or a sign-in by password has opened. */
export function useSession(): Session {
  const cache = useQueryClient()
  const kept = useStore($repairsLink)
  const { link, forget } = useFollowedLink(tokenOf, () => undefined)
  const [ending, setEnding] = useState<Ending | null>(null)
  useEffect(() => {
    if (link === null) return
    keepRepairsLink(link, null)
    setEnding(null)
  }, [link])

  const end = useCallback<Session['end']>(
    (why) => {
      const wasByPassword = $repairsLink.get()?.isByPassword === true
      forget()
      forgetRepairsLink()
      if (wasByPassword) forgetDetails()
      cache.removeQueries({ queryKey: ['my-repairs'] })
      cache.removeQueries({ queryKey: ['own-account'] })
      setEnding(why === 'too-old' && wasByPassword ? 'session-over' : why)
    },
    [cache, forget],
  )
  return { token: link ?? kept?.token ?? null, ending, end }
}

interface Ends {
  readonly token: string
  readonly onTooOld: () => void
}

/** Keeps the session for reloads, and closes the page when it ends. */
export function useSessionEnd(endsAt: string | undefined, { token, onTooOld }: Ends): void {
  useEffect(() => {
    if (endsAt === undefined) return
    keepRepairsLink(token, endsAt)
    const timer = setTimeout(onTooOld, Date.parse(endsAt) - shopNow().getTime())
    return () => clearTimeout(timer)
  }, [token, endsAt, onTooOld])
}
