import { useEffect, useRef, useState, type JSX, type ReactNode } from 'react'
import styles from './form.module.css'
import { Buttons } from './form.tsx'
import { PlainButton } from './plain-button.tsx'

interface AskFirstProps {
  /** On the button that asks. */
  label: string
  /** What follows from it, and what stays. */
  question: ReactNode
  confirm: string
  keep: string
  danger?: boolean
  busy: boolean
  onConfirm: () => void
}

/** A button for what cannot be taken back: asks before it is done. */
export function AskFirst(props: AskFirstProps): JSX.Element {
  const { label, question: words, confirm, keep, danger = false, busy, onConfirm } = props
  const [isAsking, ask] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  // The button that asked has gone, and the focus with it.
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return (
      <PlainButton danger={danger} onClick={() => ask(true)}>
        {label}
      </PlainButton>
    )
  return (
    <div
      ref={question}
      className={styles['question']}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      <p>{words}</p>
      <Buttons>
        <PlainButton onClick={() => ask(false)}>{keep}</PlainButton>
        <PlainButton
          danger={danger}
          busy={busy}
          onClick={() => {
            onConfirm()
            ask(false)
          }}
        >
          {confirm}
        </PlainButton>
      </Buttons>
    </div>
  )
}
