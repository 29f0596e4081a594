import type { JSX } from 'react'
import { createClient } from 'shared/client'
import { ButtonLink } from 'shared/ui/button'
import { PasswordReset } from 'shared/ui/password-reset'

const client = createClient({ credentials: true })

/** The target of the mailed links to reset a staff password. */
export function PasswordResetPage(): JSX.Element {
  return (
    <PasswordReset
      ask={(email) => client.call('POST /storefront/password_reset', { body: { email } })}
      set={(body) => client.call('POST /storefront/password_reset', { body })}
      onward={<ButtonLink to="/sign-in">Sign in</ButtonLink>}
      back={
        <ButtonLink variant="link" to="/sign-in">
          Back to sign-in
        </ButtonLink>
      }
    />
  )
}
