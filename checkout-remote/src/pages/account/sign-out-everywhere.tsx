import type { JSX } from 'react'
import styles from '#src/components/account/layout.module.css'
import { signOutEverywhere } from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import type { ChangeProps } from './change-props.ts'
import { useAccountForm } from './use-account-form.ts'

export function SignOutEverywhere({ token, onEnd }: ChangeProps): JSX.Element {
  const form = useAccountForm({
    initial: {},
    check: () => ({}),
    send: () => signOutEverywhere(token),
    onSent: () => onEnd('signed-out'),
    onTooOld: () => onEnd('too-old'),
  })
  return (
    <AccountForm title="All devices" action="Sign out everywhere" form={form}>
      <p className={styles['note']}>
        Signs you out on every device, also here, and ends the links in e-mails.
      </p>
    </AccountForm>
  )
}
