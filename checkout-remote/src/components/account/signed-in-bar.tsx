import type { JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { endSession } from '#src/queries/my-repairs.ts'
import type { OpenSession } from '#src/stores/customer-session.ts'
import styles from './layout.module.css'

interface SignedInBarProps {
  /** Heads what follows; read out only, when it says what the page's heading says. */
  title: string
  isTitleShown?: boolean
  email: string
  session: OpenSession
  /** The other page of the session. */
  other: { label: string; path: string }
  onSignedOut: () => void
}

/** Heads what a session opens: its address, the other page, and signing out. */
export function SignedInBar({
  title,
  isTitleShown = true,
  email,
  session,
  other,
  onSignedOut,
}: SignedInBarProps): JSX.Element {
  const isLink = session.token !== undefined
  const leaving = useChange({
    mutationFn: () => endSession(session),
    onSuccess: onSignedOut,
    // A link is forgotten even when the api cannot be reached: it ends by itself. A cookie only the api can clear.
    onError: () => {
      if (isLink) onSignedOut()
    },
  })
  return (
    <div className={styles['heading']}>
      <h2 className={isTitleShown ? undefined : 'visually-hidden'}>{title}</h2>
      <p className={styles['note']}>
        {email} · <Link to={other.path}>{other.label}</Link> ·{' '}
        <button type="button" className={styles['inline']} onClick={() => leaving.mutate()}>
          Sign out
        </button>
      </p>
      {leaving.isError && !isLink ? (
        <Notice tone="error">We could not sign you out just now. Please try again.</Notice>
      ) : null}
    </div>
  )
}
