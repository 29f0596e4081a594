import { useEffect, useState, type JSX } from 'react'
import { ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, pageHeadingId, Panel, Wrap } from '@darnley/web/ui/page'
import { tokenOf, useFollowedLink } from '@darnley/web/ui/use-followed-link'
import { ConfirmForm, type Confirmed } from './confirm-form.tsx'
import styles from './page.module.css'

/** The target of the mailed link that confirms an account. */
export function Page(): JSX.Element {
  const [outcome, setOutcome] = useState<Confirmed | null>(null)
  const { link: token } = useFollowedLink(tokenOf, () => setOutcome(null))

  useEffect(() => {
    if (outcome !== null) document.getElementById(pageHeadingId)?.focus()
  }, [outcome])

  return (
    <Wrap>
      <div className={styles['page']}>
        <Panel>
          <div className={styles['content']}>
            <PageHeading>
              {outcome === 'opened' ? 'Your account is open' : 'Confirm your account'}
            </PageHeading>
            {outcome === 'opened' ? (
              <>
                <Notice tone="success">Your e-mail address is confirmed.</Notice>
                <ButtonLink to="/account">Sign in</ButtonLink>
              </>
            ) : token === null || outcome === 'too-old' ? (
              <Notice tone="error">
                This link was used already or is too old. Ask for an account once more.
              </Notice>
            ) : (
              <ConfirmForm key={token} token={token} onEnd={setOutcome} />
            )}
            {outcome === 'too-old' || token === null ? (
              <ButtonLink to="/account">Create an account</ButtonLink>
            ) : null}
          </div>
        </Panel>
      </div>
    </Wrap>
  )
}
