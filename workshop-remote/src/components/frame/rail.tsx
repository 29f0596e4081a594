import type { JSX } from 'react'
import type { WorkshopRole } from '@darnley/contract/staff-roles'
import type { Colleague } from '@darnley/contract/workshop-session'
import { Link } from '@darnley/web/router'
import { Sign, type SignName } from '#src/components/icon.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { isAtLeast } from '#src/lib/role.ts'
import styles from './frame.module.css'

export type Section = 'desk' | 'arrivals' | 'messages'

interface Entry {
  readonly section: Section
  readonly to: string
  readonly label: string
  readonly sign: SignName
  /** The least role that sees it; every one by default. */
  readonly role?: WorkshopRole
}

const entries: readonly Entry[] = [
  { section: 'desk', to: '/', label: 'Desk', sign: 'board' },
  { section: 'arrivals', to: '/arrivals', label: 'Arrivals', sign: 'tray-down' },
  { section: 'messages', to: '/messages', label: 'Messages', sign: 'letter', role: 'manager' },
]

/** The parts of the workshop; on a phone at the bottom. */
export function Rail({ section, me }: { section: Section; me: Colleague | null }): JSX.Element {
  const { inbox } = useInbox()
  const shown = entries.filter(({ role = 'tailor' }) => isAtLeast(me?.role ?? 'tailor', role))
  return (
    <nav className={styles['rail']} aria-label="Workshop">
      {shown.map(({ section: own, to, label, sign }) => (
        <Link key={own} to={to} aria-current={own === section ? 'page' : undefined}>
          <Sign name={sign} size={22} />
          {label}
          {own === 'messages' && inbox ? <Count of={inbox.open} /> : null}
        </Link>
      ))}
    </nav>
  )
}

/** How many conversations are open; the api counts to 1,000. */
function Count({ of: count }: { of: number }): JSX.Element | null {
  if (count === 0) return null
  return (
    <span className={styles['count']}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> open</span>
    </span>
  )
}
