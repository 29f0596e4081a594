import { useEffect, useRef, type JSX } from 'react'
import { useTitleFaults } from '@darnley/web/session'
import styles from './error-summary.module.css'

export interface FieldProblem {
  readonly fieldId: string
  readonly message: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** Incremented by each failed submit, which focuses the summary. */
  attempt: number
}

/** The errors after a failed submit, linked to their fields (GOV.UK's pattern). */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null)
  const isShown = attempt > 0 && problems.length > 0
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  useTitleFaults(isShown)
  if (!isShown) return null
  return (
    <div className={styles['box']} ref={box} role="alert" tabIndex={-1}>
      <h3>There is a problem</h3>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <button
              type="button"
              className={styles['link']}
              onClick={() => document.getElementById(fieldId)?.focus()}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
