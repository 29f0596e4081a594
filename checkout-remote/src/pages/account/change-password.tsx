import type { JSX } from 'react'
import styles from '#src/components/account/layout.module.css'
import { PasswordField } from '#src/components/account/password-field.tsx'
import { changePassword } from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import type { ChangeProps } from './change-props.ts'
import { faults, newPasswordFault, typedPasswordFault } from './checks.ts'
import { useAccountForm } from './use-account-form.ts'

export function ChangePassword({ session, onEnd }: ChangeProps): JSX.Element {
  const form = useAccountForm({
    initial: { password: '', new_password: '' },
    check: (typed) =>
      faults({
        password: typedPasswordFault(typed.password),
        new_password: newPasswordFault(typed.new_password),
      }),
    send: (typed) => changePassword({ session, ...typed }),
    onTooOld: () => onEnd('too-old'),
  })
  return (
    <AccountForm
      title="Password"
      action="Change the password"
      form={form}
      done="Your password is changed. Other devices are signed out."
    >
      <PasswordField label="Present password" name="password" {...form.field('password')} />
      <PasswordField
        label="New password"
        name="new-password"
        isNew
        {...form.field('new_password')}
      />
      <p className={styles['note']}>This signs you out on all other devices.</p>
    </AccountForm>
  )
}
