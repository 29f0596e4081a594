import type { JSX } from 'react'
import { isApiError } from '@darnley/web/client'
import { PasswordField } from '#src/components/account/password-field.tsx'
import styles from '#src/components/account/layout.module.css'
import { confirmEmail } from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import { faults, typedPasswordFault } from './checks.ts'
import { useAccountForm } from './use-account-form.ts'

interface ConfirmEmailProps {
  /** Of the mailed link. */
  token: string
  onEnd: (how: 'confirmed' | 'too-old') => void
}

/** Gives the account the address to which the link was mailed. */
export function ConfirmEmail({ token, onEnd }: ConfirmEmailProps): JSX.Element {
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) => faults({ password: typedPasswordFault(password) }),
    send: async ({ password }) => {
      try {
        await confirmEmail({ token, password })
        onEnd('confirmed')
      } catch (error) {
        if (isDead(error)) onEnd('too-old')
        else throw error
      }
    },
  })
  return (
    <AccountForm
      title="Confirm your new e-mail address"
      tone="chalk"
      variant="primary"
      action="Use this address"
      form={form}
    >
      <p className={styles['note']}>With the password of your account.</p>
      <PasswordField label="Password" name="password" {...form.field('password')} />
    </AccountForm>
  )
}

/** Whether the api refuses the link, not the password. */
function isDead(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.code === 'Validation Error' &&
    error.body.detail.some(({ loc }) => loc.at(-1) === 'token')
  )
}
