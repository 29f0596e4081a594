import type { JSX } from 'react'
import { ButtonLink } from '@darnley/web/ui/button'
import { deskAddress, type DeskView } from '#src/lib/desk-view.ts'
import styles from './page.module.css'

/** An empty desk, or filters that leave nothing. */
export function NothingHere({ view }: { view: DeskView }): JSX.Element {
  const { view: shown, ...filters } = view
  const isFiltered = Object.values(filters).some((value) => value !== null)
  const all = { view: shown, part: null, stage: null, way: null, shop: null, tailor: null }
  return (
    <div className={styles['empty']}>
      <h2>{isFiltered ? 'No order is like this' : 'Nothing is on the desk'}</h2>
      <p>
        {isFiltered
          ? 'There are orders that these filters leave out.'
          : 'Orders appear here as soon as they are paid.'}
      </p>
      {isFiltered ? (
        <ButtonLink variant="secondary" to={deskAddress(all)}>
          Show all orders
        </ButtonLink>
      ) : null}
    </div>
  )
}
