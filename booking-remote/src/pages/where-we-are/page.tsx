import type { JSX } from 'react'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { CoverageCheck } from '#src/components/coverage-check.tsx'
import { sewingPlace } from '#src/lib/sewing-place.ts'
import styles from './page.module.css'

/** Where clothes are sewn, and how they travel there from a postcode. */
export function Page(): JSX.Element {
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Who sews, and where</PageHeading>
        <p className={styles['lead']}>{sewingPlace}</p>
        <CoverageCheck />
      </div>
    </Wrap>
  )
}
