import { useRef, type JSX, type ReactNode, type SubmitEvent } from 'react'
import styles from './form.module.css'
import { useFirstFault } from './use-first-fault.ts'

interface FormProps {
  /** Of its fields: the first one gets the focus when they appear. */
  faults: ReadonlyMap<string, string>
  onSubmit: () => void
  children: ReactNode
}

/** A form of the workshop; its faults are shown by its fields. */
export function Form({ faults, onSubmit, children }: FormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, faults)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      {children}
    </form>
  )
}

/** Fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }): JSX.Element {
  return <div className={styles['pair']}>{children}</div>
}

/** The buttons below a form. */
export function Buttons({ children }: { children: ReactNode }): JSX.Element {
  return <div className={styles['buttons']}>{children}</div>
}
