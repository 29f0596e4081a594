import type { JSX } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import { useSearchParams } from '@darnley/web/router'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { CatalogueNews } from '#src/components/catalogue-news.tsx'
import { BasketFailed, BasketLoading } from '#src/components/basket-state.tsx'
import { EmptyBasket } from '#src/components/empty-basket.tsx'
import { $isBasketLost } from '#src/stores/lost-basket.ts'
import { $shop } from '#src/stores/shop.ts'
import { BasketEntryCard } from './basket-entry-card.tsx'
import styles from './page.module.css'
import { BasketTotals } from './basket-totals.tsx'
import { ChangedLine } from './changed-line.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { RemovalNotice } from './removal-notice.tsx'
import { RestoreBasket } from './restore-basket.tsx'
import { type Removal, useRemoval } from './use-removal.ts'

export function Page(): JSX.Element {
  const removals = useRemoval()
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Basket</PageHeading>
        <PaymentFailed />
        <ChangedLine />
        <RestoreBasket />
        <RemovalNotice {...removals} />
        <CatalogueNews isInBasket />
        <Basket onRemove={removals.remove} />
      </div>
    </Wrap>
  )
}

function Basket({ onRemove }: { onRemove: (removal: Removal) => void }): JSX.Element {
  const { status, entries } = useStore($basket)
  const { bookingPath } = useStore($shop)
  const isLost = useStore($isBasketLost)
  const isRestoring = useSearchParams()[0].has('restore')
  if (status === 'failed') return <BasketFailed />
  if (status === 'loading') return <BasketLoading />
  if (entries.length > 0) return <Contents entries={entries} onRemove={onRemove} />
  return (
    <div className={styles['empty']}>
      {isLost && isRestoring ? null : <EmptyBasket />}
      {isLost && !isRestoring ? null : <ButtonLink to={bookingPath}>Add a new item</ButtonLink>}
    </div>
  )
}

interface ContentsProps {
  entries: readonly BasketEntry[]
  onRemove: (removal: Removal) => void
}

function Contents({ entries, onRemove }: ContentsProps): JSX.Element {
  return (
    <div className={styles['columns']}>
      <ul className={styles['entries']}>
        {entries.map((entry, entryIndex) => (
          <li key={entry.id}>
            <BasketEntryCard
              entry={entry}
              index={entryIndex}
              onRemove={(serviceId) => onRemove({ entry, entryIndex, serviceId })}
            />
          </li>
        ))}
      </ul>
      <BasketTotals entries={entries} />
    </div>
  )
}
