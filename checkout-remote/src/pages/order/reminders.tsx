import type { JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import styles from './reminders.module.css'
import { useReminders } from './use-reminders.ts'

interface RemindersProps {
  token: string
  /** Whether they are on. */
  wanted: boolean
}

/** Switches the e-mails off and on that remind of what is to do for the order. */
export function Reminders({ token, wanted }: RemindersProps): JSX.Element {
  const { set, isPending, hasFailed } = useReminders(token)
  return (
    <div className={styles['reminders']}>
      <h2>Reminders</h2>
      <p role="status">
        {wanted
          ? 'We remind you by e-mail, once, of something that you have to do and that has waited for three days.'
          : 'You get no reminders about this order.'}
      </p>
      <Button variant="secondary" busy={isPending} onClick={() => set(!wanted)}>
        {wanted ? 'Do not remind me' : 'Remind me'}
      </Button>
      {hasFailed ? <Notice tone="error">We couldn’t change this. Please try again.</Notice> : null}
    </div>
  )
}
