import { useEffect, useState, type JSX, type ReactNode } from 'react'
import { NewPasswordForm, type LinkEnd } from './new-password-form.tsx'
import { Notice } from './notice.tsx'
import { PageHeading, pageHeadingId, Panel, Wrap } from './page.tsx'
import styles from './password-reset.module.css'
import { ResetLinkForm } from './reset-link-form.tsx'
import { tokenOf, useFollowedLink } from './use-followed-link.ts'

interface PasswordResetProps {
  /** Requests the mail with the link; resolves whether or not the account exists. */
  ask: (email: string) => Promise<unknown>
  /** Sets the password with the token of the link. Rejects with an ApiError. */
  set: (wanted: { token: string; password: string }) => Promise<unknown>
  /** Where to go once the password is set. */
  onward: ReactNode
  /** Where to go without setting a password. */
  back: ReactNode
}

type Stage = 'asking' | 'asked' | 'too-old' | 'done'

const headings: Readonly<Record<Stage, string>> = {
  asking: 'Choose a new password',
  asked: 'Check your e-mail',
  'too-old': 'Ask for a new link',
  done: 'Your new password is set',
}

/** Both steps of a password reset: requesting the link, and following it (`#token=…`). */
export function PasswordReset({ ask, set, onward, back }: PasswordResetProps): JSX.Element {
  const [stage, setStage] = useState<Stage>('asking')
  const { link: token, forget } = useFollowedLink(tokenOf, () => setStage('asking'))

  useEffect(() => {
    // The focused element is gone, and new content is not announced by itself.
    if (stage !== 'asking') document.getElementById(pageHeadingId)?.focus()
  }, [stage])

  function end(how: LinkEnd): void {
    forget()
    setStage(how)
  }

  return (
    <Wrap>
      <div className={styles['page']}>
        <Panel>
          <div className={styles['content']}>
            <PageHeading>{headings[stage]}</PageHeading>
            {stage === 'too-old' ? (
              <Notice tone="error">
                This link was used already or is too old. Ask for a new one.
              </Notice>
            ) : null}
            {stage === 'asked' ? (
              <Notice tone="success">
                If there is an account with this e-mail, a link to choose a new password is on its
                way. It works once, within 30 minutes.
              </Notice>
            ) : null}
            {stage === 'done' ? (
              <Notice tone="success">You can use your new password from now on.</Notice>
            ) : null}
            {stage === 'done' || stage === 'asked' ? null : token === null ? (
              <ResetLinkForm ask={ask} onAsked={() => setStage('asked')} />
            ) : (
              <NewPasswordForm
                key={token}
                set={(password) => set({ token, password })}
                onEnd={end}
              />
            )}
            {stage === 'done' ? onward : back}
          </div>
        </Panel>
      </div>
    </Wrap>
  )
}
