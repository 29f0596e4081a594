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

/** Who is signed in, their sessions, and signing out. */
export function PersonMenu({ me }: { me: Colleague | null }): JSX.Element | null {
  const [open, setOpen] = useState(false)
  if (!me) return <span className={styles['person']} aria-hidden="true" />
  return (
    <>
      <button
        type="button"
        className={styles['person']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">{initialsOf(me.name)}</span>
        <span className="visually-hidden">Signed in as {me.name}</span>
      </button>
      <Modal label={me.name} open={open} onClose={() => setOpen(false)}>
        <div className={styles['menu']}>
          <p>
            {me.email}, {me.role}
          </p>
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
