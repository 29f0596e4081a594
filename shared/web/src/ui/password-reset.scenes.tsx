import type { Scene } from '@darnley/workbench/scene'
import { createClient } from '#src/client/client.ts'
import { Link } from '#src/router/router.ts'
import { PasswordReset } from './password-reset.tsx'

const client = createClient()

export const asking: Scene = {
  element: (
    <PasswordReset
      ask={(email) => client.call('POST /storefront/password_reset', { body: { email } })}
      set={(body) => client.call('POST /storefront/password_reset', { body })}
      onward={<Link to="/">Go on</Link>}
      back={<Link to="/sign-in">Back</Link>}
    />
  ),
}
/** After the link in the mail was followed. */
export const followed: Scene = {
  ...asking,
  arrange: () => {
    location.hash = '#token=of-the-mail'
  },
}
