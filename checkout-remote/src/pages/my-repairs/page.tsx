import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { EndingNotice } from '#src/components/account/ending-notice.tsx'
import styles from '#src/components/account/layout.module.css'
import { useSession } from '#src/components/account/use-session.ts'
import { AllOrders } from './all-orders.tsx'
import { FindOrder } from './find-order.tsx'
import { Repairs } from './repairs.tsx'

/** A customer's orders: asking for a link, and what it or a sign-in by password opens. */
export function Page(): JSX.Element {
  const { open, ending, end } = useSession()
  return (
    <Wrap>
      <div className={styles['page']}>
        <div className={styles['head']}>
          <PageHeading>My repairs</PageHeading>
          {open === null ? (
            <>
              <p className={styles['lead']}>
                No password. We e-mail you a link that opens your orders for an hour.
              </p>
              <p>
                You have an account? <Link to="/account">Sign in with your password</Link>
              </p>
            </>
          ) : null}
        </div>
        {open === null ? (
          <>
            <EndingNotice ending={ending} />
            <div className={styles['find']}>
              <FindOrder />
              <AllOrders />
            </div>
          </>
        ) : (
          <Repairs
            key={open.id}
            session={open}
            onSignedOut={() => end('signed-out')}
            onTooOld={() => end('too-old')}
          />
        )}
      </div>
    </Wrap>
  )
}
