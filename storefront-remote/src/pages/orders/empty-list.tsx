import type { JSX, ReactNode } from 'react'
import type { DuePart } from '@darnley/contract/storefront-orders'
import emptyRail from '#src/assets/empty-rail.svg?no-inline'
import { useNavigate } from '@darnley/web/router'
import { Button, ButtonLink } from '@darnley/web/ui/button'
import { listAddress, type OrderFilter } from '#src/lib/order-list.ts'
import { $orderSearch } from '#src/stores/order-search.ts'
import styles from './empty-list.module.css'

/** An empty list: why, and what to do. */
export function EmptyList({ filter }: { filter: OrderFilter }): JSX.Element {
  const { list, status, search } = filter
  if (search !== '' || status !== null) return <NothingFound list={list} />
  if (list === 'past')
    return <Scene title="No order is over yet.">Finished and cancelled orders are kept here.</Scene>
  return (
    <>
      <Scene title="No orders yet.">
        Orders that you take, and those that customers bring to you, appear here by themselves.
      </Scene>
      <div className={styles['action']}>
        <ButtonLink to="/storefront/booking">Take an order</ButtonLink>
      </div>
    </>
  )
}

const nothingDue = {
  late: 'No order is late.',
  today: 'No order is due today.',
  express: 'No express order is due.',
} as const satisfies Record<DuePart, string>

export function NothingDue({ part }: { part: DuePart | null }): JSX.Element {
  return (
    <Scene title={part ? nothingDue[part] : 'No order is due.'}>
      Orders are listed here until their work is done, those that are due first at the top.
    </Scene>
  )
}

function NothingFound({ list }: Pick<OrderFilter, 'list'>): JSX.Element {
  const navigate = useNavigate()
  const other = list === 'past' ? 'Current' : 'Past'
  return (
    <>
      <Scene title="No order matches.">
        Check the spelling, or look under {other}. The beginning of a number or a name is enough.
      </Scene>
      <div className={styles['action']}>
        <Button
          variant="secondary"
          onClick={() => {
            $orderSearch.set('')
            void navigate(listAddress({ list, status: null }), { replace: true })
          }}
        >
          Show all {list} orders
        </Button>
      </div>
    </>
  )
}

function Scene({ title, children }: { title: string; children: ReactNode }): JSX.Element {
  return (
    <div className={styles['scene']} role="status">
      <img src={emptyRail} alt="" width={270} height={180} />
      <p className={styles['title']}>{title}</p>
      <p>{children}</p>
    </div>
  )
}
