import type { JSX } from 'react'
import type { DeskNote } from '@darnley/contract/workshop-desk'
import { notes } from '#src/lib/card-words.ts'
import { Sign, type SignName } from './icon.tsx'
import styles from './marks.module.css'

const signs: Readonly<Record<DeskNote, SignName>> = {
  attention: 'attention',
  courier_failed: 'attention',
  asked: 'speech',
  label_printed: 'tray-up',
  on_the_shelf: 'box',
}

/** What an order waits for. */
export function NoteMark({ note }: { note: DeskNote }): JSX.Element {
  const isTrouble = note === 'attention' || note === 'courier_failed'
  return (
    <span className={styles['mark']} data-tone={isTrouble ? 'trouble' : 'plain'}>
      <Sign name={signs[note]} size={18} />
      {notes[note]}
    </span>
  )
}
