import type { JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { emailFault } from '#src/components/account/email-fault.ts'
import { EmailField } from '#src/components/account/email-field.tsx'
import styles from '#src/components/account/layout.module.css'
import { PasswordField } from '#src/components/account/password-field.tsx'
import { register } from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import { faults, nameFault, newPasswordFault } from './checks.ts'
import { useAccountForm } from './use-account-form.ts'

/** Asks for an account, which a mailed link opens. The answer never tells whether the address has one already. */
export function CreateAccount({ email = '' }: { email?: string }): JSX.Element {
  const form = useAccountForm({
    initial: { name: '', email, password: '' },
    check: (typed) =>
      faults({
        name: nameFault(typed.name),
        email: emailFault(typed.email),
        password: newPasswordFault(typed.password),
      }),
    send: ({ name, email: address, password }) =>
      register({ name: name.trim(), email: address.trim(), password }),
    keeps: true,
  })
  return (
    <AccountForm
      title="Create an account"
      action="Create the account"
      form={form}
      done="Look in your inbox: the link in our e-mail opens the account. It works for a day."
    >
      <p className={styles['note']}>
        Only a name, an e-mail address and a password. You can book without one.
      </p>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        {...form.field('name')}
      />
      <EmailField label="E-mail" {...form.field('email')} />
      <PasswordField label="New password" name="new-password" isNew {...form.field('password')} />
    </AccountForm>
  )
}
