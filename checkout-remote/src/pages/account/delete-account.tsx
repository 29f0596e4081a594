import { useState, type JSX } from 'react'
import { Link } from '@darnley/web/router'
import { Button } from '@darnley/web/ui/button'
import styles from '#src/components/account/layout.module.css'
import { PasswordField } from '#src/components/account/password-field.tsx'
import { deleteAccount } from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import type { ChangeProps } from './change-props.ts'
import { faults, typedPasswordFault } from './checks.ts'
import { useAccountForm } from './use-account-form.ts'

interface DeleteAccountProps extends ChangeProps {
  /** False in a session that a mailed link has opened. */
  needsPassword: boolean
}

/** Deletes the account after a second press, and after the password. */
export function DeleteAccount(props: DeleteAccountProps): JSX.Element {
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return <Deletion {...props} onKeep={() => setIsAsking(false)} />
  return (
    <section className={`${styles['box']} ${styles['plain']}`} aria-label="Delete the account">
      <h2>Delete the account</h2>
      <p className={styles['note']}>
        Orders stay for our books. What we keep about you is erased under{' '}
        <Link to="/your-data">Your data</Link>.
      </p>
      <Button variant="destructive" wide onClick={() => setIsAsking(true)}>
        Delete the account
      </Button>
    </section>
  )
}

function Deletion({
  session,
  needsPassword,
  onEnd,
  onKeep,
}: DeleteAccountProps & { onKeep: () => void }): JSX.Element {
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) =>
      faults({ password: needsPassword ? typedPasswordFault(password) : null }),
    send: ({ password }) => deleteAccount({ session, password }),
    onSent: () => onEnd('deleted'),
    onTooOld: () => onEnd('too-old'),
  })
  return (
    <AccountForm
      title="Delete the account"
      variant="destructive"
      action="Yes, delete it"
      form={form}
      after={
        <Button variant="secondary" wide onClick={onKeep}>
          Keep it
        </Button>
      }
    >
      <p>This cannot be undone. You can still book, and open your orders by a link in an e-mail.</p>
      {needsPassword ? (
        <PasswordField label="Password" name="password" {...form.field('password')} />
      ) : null}
    </AccountForm>
  )
}
