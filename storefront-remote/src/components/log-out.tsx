import type { JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { useNavigate } from '@darnley/web/router'
import { signOut } from '@darnley/web/session'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import styles from '#src/slots/staff-menu.module.css'

interface LogOutProps {
  onDone: () => void
}

export function LogOut({ onDone }: LogOutProps): JSX.Element {
  const navigate = useNavigate()
  const { mutate, isPending, isError } = useChange({
    mutationFn: signOut,
    onSuccess: () => {
      onDone()
      return navigate('/sign-in')
    },
  })
  return (
    <>
      <button
        type="button"
        className={styles['entry']}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        <Icon name="lock" />
        Log out
      </button>
      {isError ? (
        <div className={styles['problem']}>
          <Notice tone="error">Error signing out</Notice>
        </div>
      ) : null}
    </>
  )
}
