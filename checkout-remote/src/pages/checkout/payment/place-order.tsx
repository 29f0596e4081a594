import type { JSX } from 'react'
import { formatMoney } from '@darnley/domain/money'
import { Button } from '@darnley/web/ui/button'
import { pounds } from '#src/lib/pounds.ts'
import type { Checkout } from '../use-checkout.ts'
import styles from './payment.module.css'

interface PlaceOrderProps {
  checkout: Checkout
  onPlace: () => void
}

/** The button without a card form: the order is free, or the shop takes the money. */
export function PlaceOrder({ checkout, onPlace }: PlaceOrderProps): JSX.Element {
  const { total } = checkout.price
  if (total === 0) {
    return (
      <div className={styles['payment']}>
        <Button onClick={onPlace}>Confirm order - {pounds(total)}</Button>
      </div>
    )
  }
  const amount = formatMoney(total, checkout.shop.locale)
  return (
    <div className={styles['payment']}>
      <p className={styles['charge']}>Charge the customer {amount} now</p>
      <Button onClick={onPlace}>
        <span>
          I have charged the customer <span className={styles['together']}>- {amount}</span>
        </span>
      </Button>
    </div>
  )
}
