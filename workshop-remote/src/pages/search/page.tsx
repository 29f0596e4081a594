import type { JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Frame } from '#src/components/frame/frame.tsx'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { $found, type FoundOrders } from '#src/stores/found.ts'
import styles from './page.module.css'

/** Orders that have the words typed into the scan field: those under way, or finished ones. */
export function Page(): JSX.Element {
  const found = useStore($found)
  return (
    <Frame section="desk">
      <PageHeading>{found ? headingOf(found) : 'Search'}</PageHeading>
      {found ? <Orders found={found} /> : <p>Type a number or a name into the field above.</p>}
    </Frame>
  )
}

function headingOf({ text, list }: FoundOrders): string {
  return `${list === 'past' ? 'Finished orders' : 'Orders'} with “${text}”`
}

function Orders({ found }: { found: FoundOrders }): JSX.Element {
  const { orders, next_cursor: more } = found.page
  return (
    <>
      {orders.length > 0 ? (
        <ul className={styles['orders']}>
          {orders.map((order) => (
            <li key={order._id}>
              <Link to={`/order/${order._id}`}>{order.collection_ref}</Link>
              <span>{order.customer_name}</span>
              <span>{order.customer_email}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>No order is like this.</p>
      )}
      {more ? <p>There are more. Type another word to narrow them down.</p> : null}
      <OtherList found={found} />
    </>
  )
}

/** Looks through the other orders for the same words. */
function OtherList({ found: { text, list } }: { found: FoundOrders }): JSX.Element {
  const other = list === 'past' ? 'current' : 'past'
  const { mutate, isPending, error } = useChange({
    mutationFn: () => staffCall('POST /workshop/find', { body: { text, list: other } }),
    onSuccess: (found) => {
      if (found.type === 'orders') $found.set({ text, list: other, page: found.page })
    },
  })
  return (
    <>
      {error ? <Notice tone="error">{failureWords(error)}</Notice> : null}
      <PlainButton busy={isPending} onClick={() => mutate()}>
        {other === 'past' ? 'Look among finished orders' : 'Look among orders under way'}
      </PlainButton>
    </>
  )
}
