import { useEffect, type JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import styles from '#src/components/account/layout.module.css'
import { SignedInBar } from '#src/components/account/signed-in-bar.tsx'
import { type Session, useSessionEnd } from '#src/components/account/use-session.ts'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'
import { type AccountPage, ownAccountQuery } from '#src/queries/own-account.ts'
import type { OpenSession } from '#src/stores/customer-session.ts'
import { ChangeDetails } from './change-details.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangeName } from './change-name.tsx'
import { ChangePassword } from './change-password.tsx'
import { CreateAccount } from './create-account.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'

interface YourAccountProps {
  session: OpenSession
  onEnd: Session['end']
  onTooOld: () => void
}

/** The account of the signed-in customer. */
export function YourAccount({ session, onEnd, onTooOld }: YourAccountProps): JSX.Element {
  const { data, error, refetch } = useQuery(ownAccountQuery(session))
  const isTooOld = error !== null && isUnknownOrder(error)
  useEffect(() => {
    if (isTooOld) onTooOld()
  }, [isTooOld, onTooOld])
  useSessionEnd(isTooOld ? undefined : data?.ends_at, { session, onTooOld })
  if (data && !isTooOld) return <Opened page={data} session={session} onEnd={onEnd} />
  if (error && !isTooOld)
    return (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        We could not load your account just now.
      </Notice>
    )
  return <Spinner label="Loading your account" />
}

interface OpenedProps {
  page: AccountPage
  session: OpenSession
  onEnd: Session['end']
}

function Opened({ page, session, onEnd }: OpenedProps): JSX.Element {
  const { account, email, needs_password: needsPassword } = page
  return (
    <>
      <SignedInBar
        title={account?.name ?? 'No account yet'}
        email={email}
        session={session}
        other={{ label: 'My repairs', path: '/my-repairs' }}
        onSignedOut={() => onEnd('signed-out')}
      />
      {account === null ? (
        <WithoutAccount email={email} />
      ) : (
        <div className={styles['find']}>
          <div className={styles['boxes']}>
            <ChangeName session={session} name={account.name} onEnd={onEnd} />
            <ChangeDetails session={session} kept={account} onEnd={onEnd} />
          </div>
          <div className={styles['boxes']}>
            <ChangePassword session={session} onEnd={onEnd} />
            <ChangeEmail session={session} onEnd={onEnd} />
            <Devices session={session} onEnd={onEnd} />
            <DeleteAccount session={session} needsPassword={needsPassword} onEnd={onEnd} />
          </div>
        </div>
      )}
    </>
  )
}

function WithoutAccount({ email }: { email: string }): JSX.Element {
  return (
    <>
      <p>Your link opens your orders. With an account you sign in with a password.</p>
      <div className={styles['find']}>
        <CreateAccount email={email} />
      </div>
    </>
  )
}
