import type { JSX, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'error' | 'success' | 'info'
  children: ReactNode
  /** What the user can do about it, for instance "Try again". */
  action?: { label: string; onSelect: () => void }
}

/** A message with an optional action; errors interrupt a screen reader, other tones wait. */
export function Notice({ tone, children, action }: NoticeProps): JSX.Element {
  return (
    <div
      className={`${styles['notice']} ${styles[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <p className={styles['text']}>{children}</p>
      {action ? (
        <Button variant="link" onClick={action.onSelect}>
          {action.label}
        </Button>
      ) : null}
    </div>
  )
}
