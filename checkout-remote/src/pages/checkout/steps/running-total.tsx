import { use, type JSX } from 'react'
import { formatMoney } from '@darnley/domain/money'
import { stillToChoose } from '#src/lib/progress.ts'
import { useCheckout } from '../use-checkout.ts'
import { DaysPart } from './days-part.ts'
import styles from './step-form.module.css'

/** What is chosen so far beside the button: the total, and the days once the ways are chosen (U18). */
export function RunningTotal(): JSX.Element {
  const checkout = useCheckout()
  const sayDays = use(DaysPart)
  const { basket, price, shop, progress, form } = checkout
  const isChosen = shop.storeMode
    ? form.shipping.inStoreType !== null
    : form.shipping.inbound !== null && form.shipping.outbound !== null
  return (
    <div className={styles['say']}>
      <p className={styles['total']}>
        Total {basket.status === 'loading' ? '-' : formatMoney(price.total, shop.locale)}
        {basket.status !== 'loading' && stillToChoose(progress) ? (
          <span className={styles['soFar']}> so far</span>
        ) : null}
      </p>
      {isChosen && progress.invalid.length === 0 ? sayDays?.(checkout) : null}
    </div>
  )
}
