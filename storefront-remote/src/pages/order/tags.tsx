import type { JSX } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { useStore } from '@darnley/web/stores'
import { dayText } from '#src/lib/moment.ts'
import { routeOf } from '#src/lib/order-words.ts'
import { workLines } from '@darnley/domain/order-words'
import { $locale, $shopName } from '#src/stores/shop.ts'
import styles from './tags.module.css'

interface TagsProps {
  order: StorefrontOrder
  /** Address of the order's QR code. */
  code: string
}

/** A tag for each garment, black on white; the only part of this page that is printed. */
export function Tags({ order, code }: TagsProps): JSX.Element {
  return (
    <div className={styles['tags']}>
      {order.items.map((_, index) => (
        // An order never changes, so a garment's index is a stable key.
        <Tag key={index} order={order} code={code} index={index} />
      ))}
    </div>
  )
}

function Tag({ order, code, index }: TagsProps & { index: number }): JSX.Element | null {
  const locale = useStore($locale)
  const shop = useStore($shopName)
  const garment = order.items[index]
  if (!garment) return null
  const number = `${order.collection_ref}-${index + 1}`
  return (
    <section className={styles['tag']} aria-label={`Tag ${number}`}>
      <div className={styles['head']}>
        <img src={code} width={120} height={120} alt="" />
        <div>
          <p className={styles['number']}>{number}</p>
          <p className={styles['customer']}>{order.customer_name}</p>
          <p>
            garment {index + 1} of {order.items.length}
          </p>
        </div>
      </div>
      <p className={styles['due']}>
        {order.due_day ? <span>Due {dayText(order.due_day, locale)}</span> : null}
        {order.express ? <span className={styles['express']}>» EXPRESS</span> : null}
      </p>
      <p className={styles['garment']}>
        {garment.item_name}, {garment.item_description}
      </p>
      {garment.services.map((work, line) => (
        <div key={line}>
          <p className={styles['service']}>{work.name}</p>
          {workLines(work).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
      <p className={styles['foot']}>
        <span>{shop}</span>
        <span>{routeOf(order)}</span>
      </p>
    </section>
  )
}
