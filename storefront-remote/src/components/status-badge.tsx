import type { JSX } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { statusName, statusTone } from '@darnley/domain/order-words'
import styles from './status-badge.module.css'

export function StatusBadge({ status }: { status: string }): JSX.Element {
  return (
    <span className={`${styles['badge']} ${styles[statusTone(status)]}`}>
      {statusName(status, pageConfig().company)}
    </span>
  )
}
