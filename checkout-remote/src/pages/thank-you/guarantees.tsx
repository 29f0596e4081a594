import type { JSX } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import styles from './guarantees.module.css'

export function Guarantees(): JSX.Element {
  return (
    <ul className={styles['guarantees']}>
      <li>
        <Icon name="shield" />
        Guaranteed quality
      </li>
      <li>
        <Icon name="clock" />3 or 7 day turnaround from arrival
      </li>
    </ul>
  )
}
