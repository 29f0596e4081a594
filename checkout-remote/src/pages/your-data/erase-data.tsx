import { useState, type JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import styles from './page.module.css'

interface EraseDataProps {
  isPending: boolean
  hasFailed: boolean
  onErase: () => void
}

/** Asks for confirmation before erasing, because it cannot be undone. */
export function EraseData({ isPending, hasFailed, onErase }: EraseDataProps): JSX.Element {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="link" onClick={() => setIsAsking(true)}>
        Erase my data
      </Button>
    )
  return (
    <div className={styles['content']} role="group" aria-label="Erase my data">
      <p>
        This cannot be undone: you can no longer follow your orders, and your account ends. Orders
        that are under way are finished first.
      </p>
      {hasFailed ? (
        <Notice tone="error">We could not erase your data just now. Please try again.</Notice>
      ) : null}
      <Button wide busy={isPending} onClick={onErase}>
        Yes, erase it
      </Button>
      <Button variant="secondary" wide onClick={() => setIsAsking(false)}>
        Keep it
      </Button>
    </div>
  )
}
