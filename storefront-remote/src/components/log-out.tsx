import type { JSX } from 'react'
import { useMutation } from 'shared/query'
import { useNavigate } from 'shared/router'
import { signOut } from 'shared/session'
import { Icon } from 'shared/ui/icon'
import { Notice } from 'shared/ui/notice'

interface LogOutProps {
  className: string
  onDone: () => void
}

export function LogOut({ className, onDone }: LogOutProps): JSX.Element {
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
        className={className}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        <Icon name="lock" />
        Log out
      </button>
      {isError ? <Notice tone="error">Error signing out</Notice> : null}
    </>
  )
}
