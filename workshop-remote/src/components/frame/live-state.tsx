import type { JSX } from 'react'
import { useStore } from '@darnley/web/stores'
import { Sign } from '#src/components/icon.tsx'
import { formatTime } from '@darnley/domain/moment'
import { $live } from '#src/live/live.ts'
import styles from './frame.module.css'

/** Whether colleagues' changes appear by themselves, and since when they do not. */
export function LiveState(): JSX.Element {
  const { status, at } = useStore($live)
  return (
    <span className={styles['live']} role="status" data-status={status}>
      {status === 'connecting' ? null : (
        <>
          <Sign name={status === 'live' ? 'live' : 'lost'} size={18} />
          {status === 'live' ? 'Live' : at ? `Not live, as of ${formatTime(at)}` : 'Not live'}
        </>
      )}
    </span>
  )
}
