import type { JSX, ReactNode } from 'react'
import { SewingButton, type SewingButtonState } from '@darnley/web/ui/sewing-button'
import styles from './sewn-stages.module.css'

export interface SewnStage {
  readonly title: string
  readonly state: SewingButtonState
  /** Shown below the title. */
  readonly note: ReactNode
}

interface SewnStagesProps {
  stages: readonly SewnStage[]
  label?: string
}

/** Stages in a row, stacked on phones, as buttons sewn on one after the other. */
export function SewnStages({ stages, label }: SewnStagesProps): JSX.Element {
  return (
    <ol className={styles['stages']} aria-label={label}>
      {stages.map(({ title, state, note }) => (
        <li key={title} aria-current={state === 'now' ? 'step' : undefined}>
          <SewingButton state={state} size={32} />
          <h3>{title}</h3>
          <p className={styles['note']}>{note}</p>
        </li>
      ))}
    </ol>
  )
}
