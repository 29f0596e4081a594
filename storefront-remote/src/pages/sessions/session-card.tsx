import type { JSX } from 'react'
import type { OwnSession } from '@darnley/contract/own-sessions'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { momentText } from '#src/lib/moment.ts'
import { deviceText, placeText } from '#src/lib/session-words.ts'
import { $locale } from '#src/stores/shop.ts'
import styles from './page.module.css'

interface SessionCardProps {
  session: OwnSession
  isEnding: boolean
  onEnd: () => void
}

export function SessionCard({ session, isEnding, onEnd }: SessionCardProps): JSX.Element {
  const locale = useStore($locale)
  const { is_current: isCurrent, signed_in_at: since, last_used_at: used } = session
  const device = deviceText(session)
  return (
    <li className={styles['session']} data-current={isCurrent || undefined}>
      <div className={styles['facts']}>
        <h2>{device}</h2>
        <p>{placeText(session)}</p>
        <p className={styles['times']}>
          Signed in {momentText(since, locale)}
          {isCurrent ? null : `, last used ${momentText(used, locale)}`}
        </p>
      </div>
      {isCurrent ? (
        <span className={styles['current']}>This device</span>
      ) : (
        <Button
          variant="secondary"
          busy={isEnding}
          onClick={onEnd}
          aria-label={`Sign out ${device}, ${placeText(session)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
