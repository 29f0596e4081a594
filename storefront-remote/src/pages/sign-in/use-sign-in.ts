import { pageConfig } from '@darnley/web/page-config'
import { useChange } from '@darnley/web/query'
import { useNavigate, useSearchParams } from '@darnley/web/router'
import { signIn } from '@darnley/web/session'
import { hasSessionCookie } from '#src/lib/session-cookie.ts'
import { nextPage, pageAfterSignIn } from '#src/lib/next-page.ts'

type Credentials = Parameters<typeof signIn>[0]

interface SignIn {
  readonly mutate: (credentials: Credentials) => void
  readonly isPending: boolean
  readonly error: unknown
  /** Clears the error. */
  readonly reset: () => void
}

/** Signs in and navigates to the next page, even when the host has unmounted this page meanwhile; stays
 * here when the browser has kept no cookie. */
export function useSignIn(): SignIn {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return useChange({
    mutationFn: (credentials: Credentials) => signIn(credentials),
    onSuccess: () => {
      if (!hasSessionCookie()) return
      const next = nextPage(query.get('next'), pageAfterSignIn(pageConfig()))
      void navigate(next, { replace: true })
    },
  })
}
