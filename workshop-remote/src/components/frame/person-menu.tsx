import { useState, type JSX } from 'react'
import type { Colleague } from '@darnley/contract/workshop-session'
import { useChange } from '@darnley/web/query'
import { Link, useNavigate } from '@darnley/web/router'
import { signOut } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Modal } from '@darnley/web/ui/dialog'
import { Notice } from '@darnley/web/ui/notice'
import { initialsOf } from '#src/lib/initials.ts'
import styles from './frame.module.css'

/** Who is signed in. */
export interface SignedIn {
  /** Null until it is known. */
  readonly me: Colleague | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** Who is signed in, their sessions, and signing out, which works also while the first is not known. */
export function PersonMenu({ me, hasFailed, onRetry }: SignedIn): JSX.Element | null {
  const [open, setOpen] = useState(false)
  if (!me && !hasFailed) return <span className={styles['person']} aria-hidden="true" />
  const name = me?.name ?? 'Your account'
  return (
    <>
      <button
        type="button"
        className={styles['person']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">{me ? initialsOf(name) : '?'}</span>
        <span className="visually-hidden">{me ? `Signed in as ${name}` : name}</span>
      </button>
      <Modal label={name} open={open} onClose={() => setOpen(false)}>
        <div className={styles['menu']}>
          {me ? (
            <p>
              {me.email}, {me.role}
            </p>
          ) : (
            <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
              Who is signed in could not be loaded.
            </Notice>
          )}
          <Link to="/second-step" onClick={() => setOpen(false)}>
            Second step
          </Link>
          <Link to="/storefront/sessions">Where you are signed in</Link>
          <LogOut />
        </div>
      </Modal>
    </>
  )
}

function LogOut(): JSX.Element {
  const navigate = useNavigate()
  const { mutate, isPending, isError } = useChange({
    mutationFn: signOut,
    onSuccess: () => navigate('/sign-in'),
  })
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        Log out
      </Button>
      {isError ? <Notice tone="error">Error signing out</Notice> : null}
    </>
  )
}
