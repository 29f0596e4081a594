import type { JSX, RefObject } from 'react'
import { laterPart, useKeptPart } from '@darnley/web/kept-part'
import { useQuery } from '@darnley/web/query'
import { Notice } from '@darnley/web/ui/notice'
import { Wrap } from '@darnley/web/ui/page'
import { homePart } from '#src/queries/home-part.ts'
import styles from './below-categories.module.css'
import { useNear } from './use-near.ts'

/**
 * The rest of home. Until a visitor comes near, it is as the document has it, or there is room for it: a first visit
 * loads and shifts nothing.
 */
export function BelowCategories(): JSX.Element {
  const [room, isNear] = useNear<HTMLDivElement>()
  const { data, isError, isFetching, refetch } = useQuery({ ...homePart, enabled: isNear })
  if (data)
    return (
      <div {...laterPart('home')}>
        <data.Home />
      </div>
    )
  return <Room room={room} isLoading={isFetching} onRetry={isError ? () => void refetch() : null} />
}

interface RoomProps {
  room: RefObject<HTMLDivElement | null>
  isLoading: boolean
  /** Null before a failure. */
  onRetry: (() => void) | null
}

function Room({ room, isLoading, onRetry }: RoomProps): JSX.Element {
  const isKept = useKeptPart('home', room)
  return (
    <div
      ref={room}
      className={isKept ? undefined : styles['room']}
      aria-busy={(!isKept && isLoading) || undefined}
    >
      {onRetry ? (
        <Wrap>
          <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
            The rest of this page could not be loaded. Check your connection.
          </Notice>
        </Wrap>
      ) : null}
    </div>
  )
}
