import type { JSX } from 'react'
import { emailFault } from '#src/components/account/email-fault.ts'
import { EmailField } from '#src/components/account/email-field.tsx'
import styles from '#src/components/account/layout.module.css'
import { PasswordField } from '#src/components/account/password-field.tsx'
import { changeEmail } from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import type { ChangeProps } from './change-props.ts'
import { faults, typedPasswordFault } from './checks.ts'
import { useAccountForm } from './use-account-form.ts'

/** Asks for the link that gives the account another address. */
export function ChangeEmail({ session, onEnd }: ChangeProps): JSX.Element {
  const form = useAccountForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) =>
      faults({ email: emailFault(email), password: typedPasswordFault(password) }),
    send: ({ email, password }) => changeEmail({ session, email: email.trim(), password }),
    onTooOld: () => onEnd('too-old'),
  })
  return (
    <AccountForm
      title="E-mail address"
      action="Send the link"
      form={form}
      done="Look in the inbox of the new address: the link there changes it. It works for an hour."
    >
      <p className={styles['note']}>
        A link to the new address changes it. Orders booked with the old one stay with that one.
      </p>
      <EmailField label="New e-mail" {...form.field('email')} />
      <PasswordField label="Password" name="password" {...form.field('password')} />
    </AccountForm>
  )
}
