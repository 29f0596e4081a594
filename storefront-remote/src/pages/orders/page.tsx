import type { JSX } from 'react'
import { useSearchParams } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { useSettled } from '@darnley/web/ui/use-settled'
import { duePartOf } from '#src/lib/due-list.ts'
import { filterOf } from '#src/lib/order-list.ts'
import { $orderSearch } from '#src/stores/order-search.ts'
import { DueList } from './due-list.tsx'
import { ListTabs } from './list-tabs.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import styles from './page.module.css'

/** Milliseconds after which what was typed is searched for. */
const typingPause = 250

/** Current, due and past orders of the storefront (section 6). */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const part = duePartOf(query)
  return (
    <Wrap>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <PageHeading>Orders</PageHeading>
          <ListTabs list={part === undefined ? filterOf(query, '').list : 'due'} />
        </div>
        {part === undefined ? <FilteredOrders query={query} /> : <DueList part={part} />}
      </div>
    </Wrap>
  )
}

function FilteredOrders({ query }: { query: URLSearchParams }): JSX.Element {
  const typed = useStore($orderSearch)
  const search = useSettled(typed, typingPause)
  const filter = filterOf(query, search)
  return (
    <>
      <OrderFilters filter={filter} typed={typed} />
      <OrderList filter={filter} />
    </>
  )
}
