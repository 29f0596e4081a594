import type { JSX, ReactNode } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import styles from './page.module.css'

/** What a garment lacks, beside it. */
export function Fault({ children }: { children: ReactNode }): JSX.Element {
  return (
    <p className={styles['fault']}>
      <Icon name="alert" size={18} />
      {children}
    </p>
  )
}
