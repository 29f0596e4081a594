import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { ownSessionsQuery } from '#src/queries/own-sessions.ts'
import { SessionList } from './session-list.tsx'
import styles from './page.module.css'

/** The user's sessions, so that foreign ones can be ended. */
export function Page(): JSX.Element {
  const { data, isError, refetch } = useQuery(ownSessionsQuery)
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Where you are signed in</PageHeading>
        {!data && !isError ? <Spinner label="Loading sessions" /> : null}
        {!data && isError ? (
          <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
            Your sessions could not be loaded.
          </Notice>
        ) : null}
        {data ? <SessionList sessions={data} /> : null}
      </div>
    </Wrap>
  )
}
