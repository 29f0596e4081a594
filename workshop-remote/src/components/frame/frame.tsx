import type { JSX, ReactNode } from 'react'
import { useQuery } from '@darnley/web/query'
import { useLive } from '#src/live/use-live.ts'
import { meQuery } from '#src/queries/me.ts'
import { Bar } from './bar.tsx'
import styles from './frame.module.css'
import { Rail, type Section } from './rail.tsx'

interface FrameProps {
  /** The entry of the rail that is marked. */
  readonly section: Section
  readonly children: ReactNode
}

/** What surrounds each page of the workshop: bar with the scan field, rail, and fresh data. */
export function Frame({ section, children }: FrameProps): JSX.Element {
  useLive()
  const { data: me } = useQuery(meQuery)
  return (
    <div className={styles['frame']}>
      <Bar me={me ?? null} />
      <Rail section={section} me={me ?? null} />
      <div id="content" tabIndex={-1} className={styles['page']}>
        {children}
      </div>
    </div>
  )
}
