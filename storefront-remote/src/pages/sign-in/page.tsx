import { useCallback, useEffect, useState, type JSX } from 'react'
import { cookiesAreBlocked } from '@darnley/web/cookies'
import { pageConfig } from '@darnley/web/page-config'
import { useNavigate, useSearchParams } from '@darnley/web/router'
import { $staff } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { CookiesNeeded } from '@darnley/web/ui/cookies-needed'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Panel, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { useFollowedLink } from '@darnley/web/ui/use-followed-link'
import { hasSessionCookie } from '#src/lib/session-cookie.ts'
import { linkEntry } from '#src/lib/link-entry.ts'
import { nextPage, pageAfterSignIn } from '#src/lib/next-page.ts'
import { LinkSignIn } from './link-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './page.module.css'

/** Sign-in of a shop's staff (section 2.8) or the workshop's; redirects when already signed in. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const staff = useStore($staff)
  const next = nextPage(query.get('next'), pageAfterSignIn(pageConfig()))
  // Some browsers block cookies and do not say so: the api's is missing.
  const isBlocked = cookiesAreBlocked() || (staff.status === 'signed-in' && !hasSessionCookie())
  const isSignedIn = staff.status === 'signed-in' && !isBlocked

  useEffect(() => {
    if (isSignedIn) void navigate(next, { replace: true })
  }, [isSignedIn, navigate, next])

  return (
    <Wrap>
      <div className={styles['page']}>
        <Panel>
          <div className={styles['content']}>
            <PageHeading>
              {pageConfig().mode === 'workshop' ? 'Workshop sign-in' : 'Store sign-in'}
            </PageHeading>
            {isBlocked ? <CookiesNeeded purpose="keep you signed in" /> : <WayIn />}
            <ButtonLink variant="link" to="/password-reset">
              Forgotten your password?
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </Wrap>
  )
}

/** Signs in with a partner's link, whose secret is removed from the URL at once, or with a password. */
function WayIn(): JSX.Element {
  const [isRefused, setIsRefused] = useState(false)
  const { link: entry, forget } = useFollowedLink(linkEntry, () => setIsRefused(false))
  const { status } = useStore($staff)

  const refuse = useCallback(() => {
    forget()
    setIsRefused(true)
  }, [forget])

  // Waits for the session check, whose late response would sign out again.
  if (entry && status !== 'signed-out') return <Spinner label="Signing in" />
  if (entry) return <LinkSignIn key={JSON.stringify(entry)} entry={entry} onRefused={refuse} />
  return (
    <>
      {isRefused ? (
        <Notice tone="error">This link does not work any more. Please sign in below.</Notice>
      ) : null}
      <SignInForm hasSecondStep={pageConfig().mode === 'workshop'} />
    </>
  )
}
