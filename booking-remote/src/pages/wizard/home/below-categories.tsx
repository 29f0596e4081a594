import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Wrap } from '@darnley/web/ui/page'
import { homePart } from '#src/queries/home-part.ts'
import styles from './below-categories.module.css'
import { useNear } from './use-near.ts'

/** The rest of home: room for it until a visitor comes near, so that a first visit loads and shifts nothing. */
export function BelowCategories(): JSX.Element {
  const [room, isNear] = useNear<HTMLDivElement>()
  const { data, isError, refetch } = useQuery({ ...homePart, enabled: isNear })
  if (data) return <data.Home />
  return (
    <div ref={room} className={styles['room']}>
      {isError ? (
        <Wrap>
          <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
            The rest of this page could not be loaded. Check your connection.
          </Notice>
        </Wrap>
      ) : null}
    </div>
  )
}
