import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { formatMoney } from '@darnley/domain/money'
import { fittingName } from '@darnley/domain/fitting-name'
import { Link } from '@darnley/web/router'
import styles from './order-facts.module.css'

interface OrderedItemsProps {
  items: OrderDetails['items']
  locale: string
}

type Service = OrderDetails['items'][number]['services'][number]

/** What was ordered, with the price and the fitting guide of each service. */
export function OrderedItems({ items, locale }: OrderedItemsProps): JSX.Element {
  return (
    <ul className={styles['items']}>
      {items.map((item, index) => (
        // An order never changes, so a line's index is a stable key.
        <li key={index}>
          <h3>
            {item.item_name}, {item.item_description}
          </h3>
          {item.services.map((service, line) => (
            <div key={line} className={styles['service']}>
              <ServiceWords service={service} />
              <span className={styles['price']}>{formatMoney(service.price, locale)}</span>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

function ServiceWords({
  service: { name, details, guide_url },
}: {
  service: Service
}): JSX.Element {
  return (
    <div>
      <p>
        {name}
        {details.fitting_choice ? ` · Fitting: ${fittingName(details.fitting_choice)}` : null}
      </p>
      {guide_url ? (
        <p>
          <Link to={guide_url}>
            Fitting guide<span className="visually-hidden">: {name}</span>
          </Link>
        </p>
      ) : null}
    </div>
  )
}
