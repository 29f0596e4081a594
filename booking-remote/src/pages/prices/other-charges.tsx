import type { JSX } from 'react'
import { formatRounded } from '@darnley/domain/from-price'
import { GUARANTEE_DAYS } from '@darnley/domain/guarantee'
import { formatMoney } from '@darnley/domain/money'
import { deliveryPrice, expressPrice, LARGE_BASKET } from '@darnley/domain/pricing'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { pageConfig } from '@darnley/web/page-config'
import { Button } from '@darnley/web/ui/button'
import { Panel } from '@darnley/web/ui/page'
import { siteRate } from '#src/lib/site-prices.ts'
import { siteLocale, supportEmail } from '#src/lib/site.ts'
import styles from './other-charges.module.css'

/** What an order costs besides its services. */
export function OtherCharges(): JSX.Element {
  const rate = siteRate()
  const delivery = formatMoney(deliveryPrice('RMTracked24', rate), siteLocale())
  const express = formatRounded(expressPrice(1, rate), siteLocale())
  const large = formatRounded(expressPrice(LARGE_BASKET, rate), siteLocale())
  const isShop = pageConfig().mode === 'storefront'
  return (
    <Panel tone="chalk">
      <h2>What else there is to pay</h2>
      <dl className={styles['charges']}>
        <div>
          <dt>Delivery</dt>
          <dd>
            {isShop
              ? `${delivery} to the customer's home, free at the shop`
              : `${delivery} each way, to and from your door`}
          </dd>
          {isShop ? null : <dd className={styles['free']}>Free at a drop-off point</dd>}
        </div>
        <div>
          <dt>Express</dt>
          <dd>
            Sewn in {TURNAROUND_DAYS.express} working days instead of {TURNAROUND_DAYS.standard}:{' '}
            {express}, or {large} from {LARGE_BASKET} garments on
          </dd>
        </div>
        <div>
          <dt>Nothing else</dt>
          <dd>
            Measuring, pinning and fitting in person are included. So is doing it again within{' '}
            {GUARANTEE_DAYS} days.
          </dd>
        </div>
      </dl>
      <p className={styles['actions']}>
        <Button variant="secondary" onClick={() => window.print()}>
          Print this list
        </Button>
        <a href={`mailto:${supportEmail()}`}>Not in the list? Ask us</a>
      </p>
    </Panel>
  )
}
