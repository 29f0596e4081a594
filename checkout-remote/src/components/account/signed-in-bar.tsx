import type { JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { endRepairsLink } from '#src/queries/my-repairs.ts'
import styles from './layout.module.css'

interface SignedInBarProps {
  /** Heads what follows; read out only, when it says what the page's heading says. */
  title: string
  isTitleShown?: boolean
  email: string
  token: string
  /** The other page of the session. */
  other: { label: string; path: string }
  onSignedOut: () => void
}

/** Heads what a session opens: its address, the other page, and signing out. */
export function SignedInBar({
  title,
  isTitleShown = true,
  email,
  token,
  other,
  onSignedOut,
}: SignedInBarProps): JSX.Element {
  // The session is forgotten here even when the api cannot be reached: it ends by itself.
  const leaving = useChange({ mutationFn: () => endRepairsLink(token), onSettled: onSignedOut })
  return (
    <div className={styles['heading']}>
      <h2 className={isTitleShown ? undefined : 'visually-hidden'}>{title}</h2>
      <p className={styles['note']}>
        {email} · <Link to={other.path}>{other.label}</Link> ·{' '}
        <button type="button" className={styles['inline']} onClick={() => leaving.mutate()}>
          Sign out
        </button>
      </p>
    </div>
  )
}
