import type { JSX } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import { formatMoney, minor } from '@darnley/domain/money'
import { priceOrder } from '@darnley/domain/pricing'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { feesOf } from '#src/lib/fees.ts'
import { $shop } from '#src/stores/shop.ts'
import styles from './basket-totals.module.css'
import { ConsentLine } from './consent-line.tsx'
import { DiscountCode } from './discount-code.tsx'
import { GoToCheckout } from './go-to-checkout.tsx'

/** The price of the services, which stays in sight; delivery and turnaround are chosen at checkout. */
export function BasketTotals({ entries }: { entries: readonly BasketEntry[] }): JSX.Element {
  const { server } = useStore($basket)
  const { locale, rate, bookingPath } = useStore($shop)
  const { subtotal, discount } = priceOrder({
    entries,
    inbound: null,
    outbound: null,
    inStoreType: null,
    fees: feesOf(server, rate),
    express: false,
    discountAmount: server.discount_amount,
  })
  const services = entries.reduce((count, each) => count + each.serviceDetails.length, 0)
  const total = formatMoney(minor(subtotal - (discount ?? 0)), locale)
  return (
    <div className={styles['side']}>
      <div className={styles['sums']}>
        <DiscountCode held={server.discount_code} />
        <dl className={styles['rows']}>
          <div>
            <dt>Subtotal</dt>
            <dd>{formatMoney(subtotal, locale)}</dd>
          </div>
          {discount ? (
            <div className={styles['discount']}>
              <dt>Discount</dt>
              <dd>-{formatMoney(discount, locale)}</dd>
            </div>
          ) : null}
          <div>
            <dt>Shipping</dt>
            <dd>Calculated at checkout</dd>
          </div>
          {discount ? (
            <div className={styles['total']}>
              <dt>Total so far</dt>
              <dd>{total}</dd>
            </div>
          ) : null}
        </dl>
        <div className={styles['actions']}>
          <ButtonLink to={bookingPath} variant="secondary" wide>
            Add a new item
          </ButtonLink>
        </div>
        <ConsentLine />
      </div>
      <section className={styles['bar']} aria-label="Your basket so far">
        <p className={styles['say']}>
          <b>{total}</b>
          <span>
            {services} {services === 1 ? 'service' : 'services'}
            {discount ? `, ${formatMoney(discount, locale)} off` : ''}
          </span>
        </p>
        <div className={styles['go']}>
          <GoToCheckout />
        </div>
      </section>
    </div>
  )
}
