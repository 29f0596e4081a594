import type { JSX } from 'react'
import type { DeskTailor } from '@darnley/contract/workshop-desk'
import { initialsOf } from '#src/lib/initials.ts'
import styles from './marks.module.css'

/** Who works on it. */
export function TailorBadge({ tailors }: { tailors: readonly DeskTailor[] }): JSX.Element {
  const names = tailors.map(({ name }) => name).join(', ')
  const [first] = tailors
  return (
    <span className={styles['tailor']} data-empty={first === undefined}>
      <span aria-hidden="true">{first ? initialsOf(first.name) : '–'}</span>
      <span className="visually-hidden">{first ? names : 'No tailor'}</span>
    </span>
  )
}
