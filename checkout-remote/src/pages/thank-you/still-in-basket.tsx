import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Icon } from '@darnley/web/ui/icon'
import styles from './still-in-basket.module.css'

/** Lists what was added during the payment; renders nothing if the basket is empty. */
export function StillInBasket(): JSX.Element | null {
  const { entries, status } = useStore($basket)
  if (status !== 'ready' || entries.length === 0) return null
  const lines = entries.flatMap(({ item, serviceDetails }) =>
    serviceDetails.map(({ service }) => `${item.name}, ${service.name}`),
  )
  return (
    <p role="status" className={styles['still']}>
      <Icon name="bag" />
      <span>
        Your basket kept what is not part of this order: {lines.join('; ')}.{' '}
        <Link to="/basket">Go to basket</Link>
      </span>
    </p>
  )
}
