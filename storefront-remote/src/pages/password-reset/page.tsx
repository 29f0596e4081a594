import type { JSX } from 'react'
import { createClient } from '@darnley/web/client'
import { changeCookies } from '@darnley/web/in-turn'
import { ButtonLink } from '@darnley/web/ui/button'
import { PasswordReset } from '@darnley/web/ui/password-reset'

const client = createClient({ credentials: true })

/** Also clears the cookies of a session. */
function set(body: { token: string; password: string }): Promise<unknown> {
  return changeCookies('staff-session', (signal) =>
    client.call('POST /storefront/password_reset', { body, signal }),
  )
}

/** The target of the mailed links to reset a staff password. */
export function Page(): JSX.Element {
  return (
    <PasswordReset
      ask={(email) => client.call('POST /storefront/password_reset', { body: { email } })}
      set={set}
      onward={<ButtonLink to="/sign-in">Sign in</ButtonLink>}
      back={
        <ButtonLink variant="link" to="/sign-in">
          Back to sign-in
        </ButtonLink>
      }
    />
  )
}
