import { useEffect, useRef, type JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { PlainLink } from '#src/components/form/plain-link.tsx'
import { Sign } from '#src/components/icon.tsx'
import { checkInLabel, remarksOf, type CheckCounts } from '#src/lib/check-words.ts'
import styles from './page.module.css'

interface CheckInBarProps {
  counts: CheckCounts
  isBusy: boolean
  /** Whether the last garment has just been settled by a press, whose button is gone. */
  takesFocus: boolean
  onCheckIn: () => void
}

/** What was found so far, and the one step that is left. */
export function CheckInBar({
  counts,
  isBusy,
  takesFocus,
  onCheckIn,
}: CheckInBarProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles['foot']}>
      <p>
        <b>{`${counts.here} of ${counts.expected} here`}</b>
        <span>{remarksOf(counts)}</span>
      </p>
      <PlainLink to="/">Put it aside</PlainLink>
      <Button ref={button} busy={isBusy} onClick={onCheckIn}>
        <Sign name="print" />
        {checkInLabel(counts)}
      </Button>
    </div>
  )
}
