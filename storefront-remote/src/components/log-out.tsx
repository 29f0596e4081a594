import type { JSX } from 'react'
import { useMutation } from 'shared/query'
import { useNavigate } from 'shared/router'
import { signOut } from 'shared/session'
import { Icon } from 'shared/ui/icon'
import { Notice } from 'shared/ui/notice'
import styles from './staff-menu.module.css'

interface LogOutProps {
  onDone: () => void
}

export function LogOut({ onDone }: LogOutProps): JSX.Element {
  const navigate = useNavigate()
  const { mutate, isPending, isError } = useMutation({
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
