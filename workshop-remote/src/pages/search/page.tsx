import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { PageHeading } from '@darnley/web/ui/page'
import { Frame } from '#src/components/frame/frame.tsx'
import { $found } from '#src/stores/found.ts'
import styles from './page.module.css'

/** Orders that have the words typed into the scan field. */
export function Page(): JSX.Element {
  const found = useStore($found)
  return (
    <Frame section="desk">
      <PageHeading>{found ? `Orders with “${found.text}”` : 'Search'}</PageHeading>
      {found ? (
        <ul className={styles['orders']}>
          {found.page.orders.map((order) => (
            <li key={order._id}>
              <Link to={`/order/${order._id}`}>{order.collection_ref}</Link>
              <span>{order.customer_name}</span>
              <span>{order.customer_email}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>Type a number or a name into the field above.</p>
      )}
      {found?.page.next_cursor ? (
        <p>There are more. Type another word to narrow them down.</p>
      ) : null}
    </Frame>
  )
}
