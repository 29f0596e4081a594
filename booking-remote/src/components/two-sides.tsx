import type { JSX, ReactNode } from 'react'
import styles from './two-sides.module.css'

/** What to do on the left, guidance on blush on the right; below each other on phones. */
export function TwoSides({
  children,
  guidance,
}: {
  children: ReactNode
  guidance?: ReactNode
}): JSX.Element {
  return (
    <div className={`${styles['panel']} ${guidance ? '' : styles['single']}`}>
      <div className={styles['left']}>{children}</div>
      {guidance ? <div className={styles['right']}>{guidance}</div> : null}
    </div>
  )
}
