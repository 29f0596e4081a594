import type { JSX } from 'react'
import type { OrderedWork, StorefrontOrder } from '@darnley/contract/storefront-orders'
import { formatMoney } from '@darnley/domain/money'
import { useStore } from '@darnley/web/stores'
import { workLines } from '@darnley/domain/order-words'
import { $locale } from '#src/stores/shop.ts'
import { ItemPhotos } from './item-photos.tsx'
import { OrderTotal } from './order-total.tsx'
import styles from './page.module.css'

export function OrderedItems({ order }: { order: StorefrontOrder }): JSX.Element {
  return (
    <>
      <h2>Items</h2>
      <ul className={styles['items']}>
        {order.items.map(({ item_name, item_description, services }, index) => (
          // An order never changes, so a line's index is a stable key.
          <li key={index} className={styles['item']}>
            <h3>
              {item_name}, {item_description}
            </h3>
            {services.map((work, line) => (
              <Work key={line} work={work} />
            ))}
            <ItemPhotos orderId={order._id} garment={index + 1} name={item_name} />
          </li>
        ))}
      </ul>
      <OrderTotal order={order} />
    </>
  )
}

function Work({ work }: { work: OrderedWork }): JSX.Element {
  const locale = useStore($locale)
  const lines = workLines(work)
  return (
    <div>
      <p className={styles['line']}>
        <span>{work.name}</span>
        <span>{formatMoney(work.price, locale)}</span>
      </p>
      {lines.length > 0 ? (
        <ul className={styles['said']} aria-label={`About ${work.name}`}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
