import type { JSX } from 'react'
import { Wrap } from './page.tsx'
import styles from './progress-tracker.module.css'
import { SewingButton, type SewingButtonState } from './sewing-button.tsx'

interface ProgressTrackerProps {
  stages: readonly string[]
  /** Index of the current stage. */
  current: number
}

/** A running stitch between sewn buttons; on phones a row of bars with the name of the stage. */
export function ProgressTracker({ stages, current }: ProgressTrackerProps): JSX.Element {
  return (
    <nav className={styles['tracker']} aria-label="Progress">
      <Wrap>
        <ol className={styles['stages']}>
          {stages.map((stage, index) => {
            const state = stateOf(index, current)
            return (
              <li
                key={stage}
                className={`${styles['stage']} ${styles[state] ?? ''}`}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <SewingButton state={state} />
                <span>{stage}</span>
              </li>
            )
          })}
        </ol>
        <div className={styles['compact']}>
          <p>
            <b>{stages[current]}</b>
            <span>
              Step {current + 1} of {stages.length}
            </span>
          </p>
          <div className={styles['bars']} aria-hidden="true">
            {stages.map((stage, index) => (
              <i
                key={stage}
                className={
                  { todo: '', now: styles['barNow'], done: styles['barDone'] }[
                    stateOf(index, current)
                  ]
                }
              />
            ))}
          </div>
        </div>
      </Wrap>
    </nav>
  )
}

function stateOf(index: number, current: number): SewingButtonState {
  if (index === current) return 'now'
  return index < current ? 'done' : 'todo'
}
