import type { JSX } from 'react'
import { ButtonLink } from '@darnley/web/ui/button'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import styles from './not-found.module.css'

export function NotFound(): JSX.Element {
  return (
    <Wrap>
      <div className={styles['notFound']}>
        <div className={styles['words']}>
          <PageHeading>This page does not exist</PageHeading>
          <p>The address may be mistyped, or the page has moved.</p>
          <div>
            <ButtonLink to="/">Back to the start</ButtonLink>
          </div>
        </div>
        <div className={styles['thread']} />
      </div>
    </Wrap>
  )
}
