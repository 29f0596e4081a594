import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { dueAddress } from '#src/lib/due-list.ts'
import { listAddress } from '#src/lib/order-list.ts'
import styles from './page.module.css'

const tabs = [
  { list: 'current', label: 'Current', address: listAddress({ list: 'current', status: null }) },
  { list: 'due', label: 'Due', address: dueAddress(null) },
  { list: 'past', label: 'Past', address: listAddress({ list: 'past', status: null }) },
] as const

interface ListTabsProps {
  readonly list: (typeof tabs)[number]['list']
}

export function ListTabs({ list: shown }: ListTabsProps): JSX.Element {
  return (
    <nav className={styles['tabs']} aria-label="Lists of orders">
      {tabs.map(({ list, label, address }) => (
        <Link
          key={list}
          className={styles['tab']}
          to={address}
          aria-current={list === shown ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
