import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { $live } from '#src/live/live.ts'
import { meQuery } from '#src/queries/me.ts'
import { deadLettersQuery } from '#src/queries/messages.ts'
import { DeadLetterRow } from './dead-letter-row.tsx'
import styles from './page.module.css'

/** Mails and other jobs that failed for good or for hours: sent again or given up. */
export function Page(): JSX.Element {
  const { isManager } = useInbox()
  const { data: me } = useQuery(meQuery)
  return (
    <Frame section="messages">
      <Link className={styles['back']} to="/messages">
        <Icon name="arrow-left" size={18} />
        Messages
      </Link>
      <PageHeading>Not delivered</PageHeading>
      {isManager ? <Letters /> : null}
      {me && !isManager ? (
        <Notice tone="info">Managers and owners look after this. Ask one of them.</Notice>
      ) : null}
    </Frame>
  )
}

function Letters(): JSX.Element {
  const { status } = useStore($live)
  const { data, isError, refetch } = useQuery(deadLettersQuery(status === 'live'))
  return (
    <>
      {isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          {data
            ? 'The list could not be refreshed. What you see may be old.'
            : 'The list could not be loaded.'}
        </Notice>
      ) : null}
      {!data && !isError ? <Spinner label="Loading what was not delivered" /> : null}
      {data?.letters.length === 0 ? (
        <div className={styles['empty']}>
          <h2>Everything was delivered</h2>
          <p>What fails for hours appears here, and is still tried every hour.</p>
        </div>
      ) : null}
      <ul className={styles['letters']}>
        {data?.letters.map((letter) => (
          <DeadLetterRow key={`${letter.queue} ${letter.id}`} letter={letter} />
        ))}
      </ul>
    </>
  )
}
