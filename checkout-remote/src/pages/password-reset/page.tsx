import type { JSX } from 'react'
import { createClient } from '@darnley/web/client'
import { ButtonLink } from '@darnley/web/ui/button'
import { PasswordReset } from '@darnley/web/ui/password-reset'

const client = createClient()

/** The target of the mailed links to reset a customer's password. */
export function Page(): JSX.Element {
  return (
    <PasswordReset
      ask={(email) => client.call('GET /public/password_reset', { query: { email } })}
      set={(body) => client.call('POST /public/password_reset', { body })}
      onward={<ButtonLink to="/account">Sign in</ButtonLink>}
      back={
        <ButtonLink variant="link" to="/account">
          Back to signing in
        </ButtonLink>
      }
    />
  )
}
