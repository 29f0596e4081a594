import { useEffect, useState, type JSX, type ReactNode } from 'react'
import { NewPasswordForm, type LinkEnd } from './new-password-form.tsx'
import { Notice } from './notice.tsx'
import { PageHeading, Panel, Wrap } from './page.tsx'
import styles from './password-reset.module.css'
import { ResetLinkForm } from './reset-link-form.tsx'

interface PasswordResetProps {
  /** Asks for the mail with the link; answers alike whether there is such an account or not. */
  ask: (email: string) => Promise<unknown>
  /** Sets the password by the token of the link. Rejects with an ApiError. */
  set: (wanted: { token: string; password: string }) => Promise<unknown>
  /** Where to go once the password is set. */
  onward: ReactNode
}

/**
 * Both halves of a forgotten password: asking for the link, and following it (`#token=…`). The token leaves the
 * address at once, so that it stays in no history.
 */
export function PasswordReset({ ask, set, onward }: PasswordResetProps): JSX.Element {
  const [token, setToken] = useState(tokenOfAddress)
  const [outcome, setOutcome] = useState<LinkEnd | null>(null)

  useEffect(() => {
    if (token !== null) history.replaceState(history.state, '', location.pathname)
  }, [token])

  function follow(end: LinkEnd): void {
    setOutcome(end)
    if (end === 'too-old') setToken(null)
  }

  return (
    <Wrap>
      <div className={styles['page']}>
        <Panel>
          <div className={styles['content']}>
            <PageHeading>Choose a new password</PageHeading>
            {outcome === 'too-old' ? (
              <Notice tone="error">
                This link was used already or is too old. Ask for a new one.
              </Notice>
            ) : null}
            {outcome === 'done' ? (
              <>
                <Notice tone="success">Your new password is set.</Notice>
                {onward}
              </>
            ) : token === null ? (
              <ResetLinkForm ask={ask} />
            ) : (
              <NewPasswordForm set={(password) => set({ token, password })} onEnd={follow} />
            )}
          </div>
        </Panel>
      </div>
    </Wrap>
  )
}

function tokenOfAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token') || null
}
