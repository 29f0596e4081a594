import type { JSX } from 'react'
import type { OwnSession } from '@darnley/contract/own-sessions'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { SessionCard } from './session-card.tsx'
import styles from './page.module.css'
import { useSessionEnd } from './use-session-end.ts'

export function SessionList({ sessions }: { sessions: readonly OwnSession[] }): JSX.Element {
  const { end, pending, done, hasFailed } = useSessionEnd()
  const hasOthers = sessions.some(({ is_current: isCurrent }) => !isCurrent)
  return (
    <>
      <p className={styles['advice']}>
        Sign out what you do not know, and choose a new password: that signs out everything.
      </p>
      {hasFailed ? (
        <Notice tone="error">
          Nothing was signed out. Look at the list again, then try once more.
        </Notice>
      ) : null}
      {done === null ? null : (
        <Notice tone="success">
          {done === 'others' ? 'Every other device is signed out.' : 'The device is signed out.'}
        </Notice>
      )}
      <ul className={styles['sessions']}>
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            isEnding={pending?.type === 'one' && pending.id === session.id}
            onEnd={() => end({ type: 'one', id: session.id })}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button busy={pending?.type === 'others'} onClick={() => end({ type: 'others' })}>
          Sign out all other devices
        </Button>
      ) : null}
    </>
  )
}
