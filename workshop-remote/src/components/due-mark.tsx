import type { JSX } from 'react'
import type { Due } from '#src/lib/due.ts'
import { Sign } from './icon.tsx'
import styles from './marks.module.css'

/** When the work is due: a shape, a word and a colour. */
export function DueMark({ due }: { due: Due }): JSX.Element {
  return (
    <span className={styles['mark']} data-tone={due.tone}>
      <Sign name={due.sign} size={18} />
      {due.words}
    </span>
  )
}

export function ExpressMark(): JSX.Element {
  return (
    <span className={styles['mark']} data-tone="express">
      <Sign name="express" size={16} />
      Express
    </span>
  )
}
