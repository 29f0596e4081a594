import type { JSX, ReactNode } from 'react'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { InHand } from '#src/components/task-bar/in-hand.ts'
import { TaskBar } from '#src/components/task-bar/task-bar.tsx'
import { $live } from '#src/live/live.ts'
import { useLive } from '#src/live/use-live.ts'
import { meQuery } from '#src/queries/me.ts'
import { taskInHandQuery } from '#src/queries/task-in-hand.ts'
import { Bar } from './bar.tsx'
import styles from './frame.module.css'
import { Rail } from './rail.tsx'
import type { Section } from './sections.ts'

interface FrameProps {
  /** The entry of the rail that is marked; null on a page of no section. */
  readonly section: Section | null
  readonly children: ReactNode
  /** What the page offers in the bar below, beside the task in hand. */
  readonly foot?: ReactNode
}

/** What surrounds each page of the workshop: bar with the scan field, rail, task in hand, and fresh data. */
export function Frame({ section, children, foot }: FrameProps): JSX.Element {
  useLive()
  const { data: me = null, isError, refetch } = useQuery(meQuery)
  const person = { me, hasFailed: isError && me === null, onRetry: () => void refetch() }
  const { status } = useStore($live)
  const { data } = useQuery(taskInHandQuery(status === 'live'))
  const inHand = data?.in_hand ?? null
  return (
    <div className={styles['frame']} data-foot={inHand !== null || foot !== undefined}>
      <Bar person={person} />
      <Rail section={section} me={me} isSettled={me !== null || isError} />
      <div id="content" tabIndex={-1} className={styles['page']}>
        <InHand value={inHand}>{children}</InHand>
      </div>
      <TaskBar inHand={inHand}>{foot}</TaskBar>
    </div>
  )
}
