import type { JSX } from 'react'
import { PageHeading, Wrap } from 'shared/ui/page'
import styles from './panel.module.css'

/** Stands in for a page until its remote is there. The edge renders the same, so it is on screen at once. */
export function PagePlaceholder({ heading }: { heading: string }): JSX.Element {
  return (
    <Wrap>
      <div className={styles['panel']} aria-busy="true">
        <PageHeading>{heading}</PageHeading>
      </div>
    </Wrap>
  )
}
