import type { FormEvent, JSX, ReactNode } from 'react'
import { Button } from '@darnley/web/ui/button'
import { RunningTotal } from './running-total.tsx'
import styles from './step-form.module.css'

interface StepFormProps {
  /** The label of the confirming button. */
  action: string
  isReady: boolean
  onSubmit: () => void
  children: ReactNode
}

/**
 * The form of a step. Until it is valid, the button looks and is announced as disabled but can be pressed, to show
 * what is missing; a natively disabled button could not.
 */
export function StepForm({ action, isReady, onSubmit, children }: StepFormProps): JSX.Element {
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles['fields']}>{children}</div>
      <div className={styles['bar']}>
        <RunningTotal />
        <Button
          type="submit"
          aria-disabled={!isReady}
          className={isReady ? '' : (styles['notReady'] ?? '')}
        >
          {action}
        </Button>
      </div>
    </form>
  )
}
