import type { JSX } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { pageConfig } from '@darnley/web/page-config'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { momentText } from '#src/lib/moment.ts'
import { actorWords } from '#src/lib/order-words.ts'
import { statusName } from '@darnley/domain/order-words'
import { placesQuery } from '#src/queries/places.ts'
import { $locale } from '#src/stores/shop.ts'
import styles from './page.module.css'

interface OrderHistoryProps {
  /** Oldest first. */
  changes: StorefrontOrder['status_changes']
}

/** The history, newest first. */
export function OrderHistory({ changes }: OrderHistoryProps): JSX.Element {
  const locale = useStore($locale)
  const { data } = useQuery(placesQuery)
  const names = new Map(data?.stores.map(({ id, name }) => [id, name]))
  return (
    <div className={styles['section']}>
      <h2>History</h2>
      <ol className={styles['history']} aria-label="History">
        {changes.toReversed().map(({ to, at, actor }, index) => (
          <li key={changes.length - index}>
            <strong>{statusName(to, pageConfig().company)}</strong>
            <small>
              {momentText(at, locale)} · {actorWords(actor, names)}
            </small>
          </li>
        ))}
      </ol>
    </div>
  )
}
