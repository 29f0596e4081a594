import type { JSX, ReactNode } from 'react'
import { Wrap } from '@darnley/web/ui/page'
import styles from './section.module.css'

interface SectionProps {
  tone?: 'plain' | 'chalk' | 'blush'
  children: ReactNode
}

/** A band of home, as wide as the window. */
export function Section({ tone = 'plain', children }: SectionProps): JSX.Element {
  return (
    <div className={`${styles['section']} ${styles[tone]}`}>
      <Wrap>{children}</Wrap>
    </div>
  )
}
