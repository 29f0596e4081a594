import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { Sign, type SignName } from '#src/components/icon.tsx'
import styles from './frame.module.css'

export type Section = 'desk' | 'arrivals'

const entries: readonly { section: Section; to: string; label: string; sign: SignName }[] = [
  { section: 'desk', to: '/', label: 'Desk', sign: 'board' },
  { section: 'arrivals', to: '/arrivals', label: 'Arrivals', sign: 'tray-down' },
]

/** The parts of the workshop; on a phone at the bottom. */
export function Rail({ section }: { section: Section }): JSX.Element {
  return (
    <nav className={styles['rail']} aria-label="Workshop">
      {entries.map(({ section: own, to, label, sign }) => (
        <Link key={own} to={to} aria-current={own === section ? 'page' : undefined}>
          <Sign name={sign} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
