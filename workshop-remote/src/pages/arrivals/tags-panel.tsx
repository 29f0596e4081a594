import type { JSX } from 'react'
import { tagWords, type CheckCounts } from '#src/lib/check-words.ts'
import styles from './page.module.css'

/** Which tags are printed with the check-in. */
export function TagsPanel({ counts }: { counts: CheckCounts }): JSX.Element {
  return (
    <section className={styles['panel']}>
      <header>
        <h2>Tags</h2>
      </header>
      <p className={styles['muted']}>{tagWords(counts)}</p>
    </section>
  )
}
