import type { JSX, ReactNode } from 'react'
import { Button } from '@darnley/web/ui/button'
import { send } from '#src/stores/wizard.ts'
import styles from './not-listed.module.css'

/** A link for users who do not find what they need in a list. */
export function NotListed({ children }: { children: ReactNode }): JSX.Element {
  return (
    <p className={styles['line']}>
      <Button variant="link" onClick={() => send({ type: 'not-listed' })}>
        {children}
      </Button>
    </p>
  )
}
