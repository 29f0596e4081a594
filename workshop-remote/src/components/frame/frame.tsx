import type { JSX, ReactNode } from 'react'
import { useQuery } from '@darnley/web/query'
import { useLive } from '#src/live/use-live.ts'
import { meQuery } from '#src/queries/me.ts'
import { Bar } from './bar.tsx'
import styles from './frame.module.css'
import { Rail } from './rail.tsx'
import type { Section } from './sections.ts'

interface FrameProps {
  /** The entry of the rail that is marked; null on a page of no section. */
  readonly section: Section | null
  readonly children: ReactNode
}

/** What surrounds each page of the workshop: bar with the scan field, rail, and fresh data. */
export function Frame({ section, children }: FrameProps): JSX.Element {
  useLive()
  const { data: me = null, isError, refetch } = useQuery(meQuery)
  const person = { me, hasFailed: isError && me === null, onRetry: () => void refetch() }
  return (
    <div className={styles['frame']}>
      <Bar person={person} />
      <Rail section={section} me={me} isSettled={me !== null || isError} />
      <div id="content" tabIndex={-1} className={styles['page']}>
        {children}
      </div>
    </div>
  )
}
