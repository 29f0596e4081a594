import type { JSX } from 'react'
import type { WorkshopRole } from '@darnley/contract/staff-roles'
import { Link } from '@darnley/web/router'
import { Sign, type SignName } from '#src/components/icon.tsx'
import { isAtLeast } from '#src/lib/role.ts'
import styles from './frame.module.css'

export type Section = 'desk' | 'arrivals' | 'figures'

interface Entry {
  readonly section: Section
  readonly to: string
  readonly label: string
  readonly sign: SignName
  /** The least role that sees it; a tailor by default. */
  readonly role?: WorkshopRole
}

const entries: readonly Entry[] = [
  { section: 'desk', to: '/', label: 'Desk', sign: 'board' },
  { section: 'arrivals', to: '/arrivals', label: 'Arrivals', sign: 'tray-down' },
  { section: 'figures', to: '/figures', label: 'Figures', sign: 'chart', role: 'owner' },
]

interface RailProps {
  section: Section
  /** Undefined until it is known who is signed in. */
  role: WorkshopRole | undefined
}

/** The parts of the workshop that the colleague may see; on a phone at the bottom. */
export function Rail({ section, role }: RailProps): JSX.Element {
  const shown = entries.filter((each) => !each.role || isAtLeast(role, each.role))
  return (
    <nav className={styles['rail']} aria-label="Workshop">
      {shown.map(({ section: own, to, label, sign }) => (
        <Link key={own} to={to} aria-current={own === section ? 'page' : undefined}>
          <Sign name={sign} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
