import { useCallback, useState, type JSX } from 'react'
import { Link } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { useFollowedLink } from '@darnley/web/ui/use-followed-link'
import { EndingNotice } from '#src/components/account/ending-notice.tsx'
import styles from '#src/components/account/layout.module.css'
import { useSession, type Session } from '#src/components/account/use-session.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { CreateAccount } from './create-account.tsx'
import { SignIn } from './sign-in.tsx'
import { YourAccount } from './your-account.tsx'

/** A customer's account: signing in, creating one, and changing it; and following the link to a new address. */
export function Page(): JSX.Element {
  const session = useSession()
  const [confirmed, setConfirmed] = useState<'confirmed' | 'too-old' | null>(null)
  const { link, forget } = useFollowedLink(emailTokenOf, () => setConfirmed(null))

  function onConfirmed(how: 'confirmed' | 'too-old'): void {
    forget()
    setConfirmed(how)
    if (how === 'confirmed' && session.open !== null) session.end('signed-out')
  }

  return (
    <Wrap>
      <div className={styles['page']}>
        <div className={styles['head']}>
          <PageHeading>Your account</PageHeading>
          {link === null && session.open === null ? (
            <p className={styles['lead']}>
              Your orders and your details, with a password.{' '}
              <Link to="/my-repairs">Find an order without one</Link>
            </p>
          ) : null}
        </div>
        {link === null ? (
          <Opened session={session} confirmed={confirmed} />
        ) : (
          <div className={styles['find']}>
            <ConfirmEmail key={link} token={link} onEnd={onConfirmed} />
          </div>
        )}
      </div>
    </Wrap>
  )
}

interface OpenedProps {
  session: Session
  confirmed: 'confirmed' | 'too-old' | null
}

function Opened({ session: { open, ending, end }, confirmed }: OpenedProps): JSX.Element {
  const onTooOld = useCallback(() => end('too-old'), [end])
  return (
    <>
      {confirmed === 'too-old' ? (
        <Notice tone="error">
          This link was used already or is too old. Ask for the change once more.
        </Notice>
      ) : null}
      {confirmed === 'confirmed' ? (
        <Notice tone="success">Your account has the new address. Sign in with it.</Notice>
      ) : open === null ? (
        <EndingNotice ending={ending} />
      ) : null}
      {open === null ? (
        <div className={styles['find']}>
          <SignIn />
          <CreateAccount />
        </div>
      ) : (
        <YourAccount key={open.id} session={open} onEnd={end} onTooOld={onTooOld} />
      )}
    </>
  )
}

/** Parses `#email-token=…` of the link to a new address. */
function emailTokenOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('email-token') || null
}
