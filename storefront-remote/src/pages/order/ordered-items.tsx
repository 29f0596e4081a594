import type { JSX } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { formatMoney } from '@darnley/domain/money'
import { useStore } from '@darnley/web/stores'
import { $locale } from '#src/stores/shop.ts'
import styles from './page.module.css'

export function OrderedItems({ order }: { order: StorefrontOrder }): JSX.Element {
  const locale = useStore($locale)
  return (
    <>
      <h2>Items</h2>
      <ul className={styles['items']}>
        {order.items.map(({ item_name, item_description, services }, index) => (
          // An order never changes, so a line's index is a stable key.
          <li key={index}>
            <h3>
              {item_name}, {item_description}
            </h3>
            {services.map(({ name, price, details }, line) => (
              <p key={line} className={styles['line']}>
                <span>
                  {name}
                  {details.fitting_choice ? ` · Fitting: ${fitting(details.fitting_choice)}` : null}
                </span>
                <span>{formatMoney(price, locale)}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>Order total</span>
        <span>{formatMoney(order.total_price, locale)}</span>
      </p>
    </>
  )
}

function fitting(choice: string): string {
  return choice.replaceAll('_', ' ')
}
