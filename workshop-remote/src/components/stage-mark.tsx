import type { JSX } from 'react'
import type { DeskStage } from '@darnley/contract/workshop-desk'
import { stages } from '#src/lib/desk-view.ts'
import { Sign } from './icon.tsx'
import styles from './marks.module.css'

/** Where an order stands. */
export function StageMark({ stage }: { stage: DeskStage }): JSX.Element {
  const { label, sign } = stages.find((each) => each.stage === stage) ?? stages[0]
  return (
    <span className={styles['mark']} data-tone="plain">
      <Sign name={sign} size={18} />
      {label}
    </span>
  )
}
