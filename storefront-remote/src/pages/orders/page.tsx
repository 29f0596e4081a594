import type { JSX } from 'react'
import { useSearchParams } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { filterOf } from '#src/lib/order-list.ts'
import { $orderSearch } from '#src/stores/order-search.ts'
import { ListTabs } from './list-tabs.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import styles from './page.module.css'
import { useSettled } from './use-settled.ts'

/** Current and past orders of the storefront (section 6). */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const typed = useStore($orderSearch)
  const search = useSettled(typed)
  const filter = filterOf(query, search)
  return (
    <Wrap>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <PageHeading>Orders</PageHeading>
          <ListTabs list={filter.list} />
        </div>
        <OrderFilters filter={filter} typed={typed} />
        <OrderList filter={filter} />
      </div>
    </Wrap>
  )
}
