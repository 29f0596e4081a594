import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { listAddress, type OrderFilter } from '#src/lib/order-list.ts'
import styles from './page.module.css'

const tabs = [
  { list: 'current', label: 'Current' },
  { list: 'past', label: 'Past' },
] as const

export function ListTabs({ list: shown }: Pick<OrderFilter, 'list'>): JSX.Element {
  return (
    <nav className={styles['tabs']} aria-label="Lists of orders">
      {tabs.map(({ list, label }) => (
        <Link
          key={list}
          className={styles['tab']}
          to={listAddress({ list, status: null })}
          aria-current={list === shown ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
