import type { FormEvent, JSX, ReactNode } from 'react'
import { Button } from 'shared/ui/button'
import { RunningTotal } from './running-total.tsx'
import styles from './step-form.module.css'

interface StepFormProps {
  /** The confirming button's words. */
  action: string
  isReady: boolean
  onSubmit: () => void
  children: ReactNode
}

/**
 * The form of one step. Until it is valid the button is disabled for everybody's eyes and ears, but it can be
 * pressed: then the step says what is missing, which a natively disabled button never does.
 */
export function StepForm({ action, isReady, onSubmit, children }: StepFormProps): JSX.Element {
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {children}
      <div>
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
