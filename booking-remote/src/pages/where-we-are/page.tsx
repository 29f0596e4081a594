import type { JSX } from 'react'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { CoverageCheck } from '#src/components/coverage-check.tsx'
import styles from './page.module.css'

/** Where clothes are sewn, and how they travel there from a postcode. */
export function Page(): JSX.Element {
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Who sews, and where</PageHeading>
        <p className={styles['lead']}>
          Your clothes are sewn by our own tailors in London. We collect by post from anywhere in
          the UK; in London you can also drop them off or be fitted in person.
        </p>
        <CoverageCheck />
      </div>
    </Wrap>
  )
}
