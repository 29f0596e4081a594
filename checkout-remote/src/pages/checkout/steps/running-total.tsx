import type { JSX } from 'react'
import { formatMoney } from '@darnley/domain/money'
import { stillToChoose } from '#src/lib/progress.ts'
import { useCheckout } from '../use-checkout.ts'
import styles from './step-form.module.css'

/** The total beside the button, on phones where the order summary has scrolled out of view (U18). */
export function RunningTotal(): JSX.Element {
  const { basket, price, shop, progress } = useCheckout()
  return (
    <p className={styles['total']}>
      Total {basket.status === 'loading' ? '-' : formatMoney(price.total, shop.locale)}
      {basket.status !== 'loading' && stillToChoose(progress) ? ' so far' : null}
    </p>
  )
}
