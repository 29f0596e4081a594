import type { JSX } from 'react'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { pageConfig } from '@darnley/web/page-config'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Panel } from '@darnley/web/ui/page'
import { deliveryWords, expressWords, shopDeliveryWords } from '#src/lib/fee-words.ts'
import { guaranteeDays, siteLocale, supportEmail } from '#src/lib/site.ts'
import { siteFees } from '#src/queries/fees.ts'
import styles from './other-charges.module.css'

/** While fees are fetched, and when they can't be. */
const unknown = 'its price is shown at checkout'

/** What an order costs besides its services. */
export function OtherCharges(): JSX.Element {
  const { data: fees } = useQuery(siteFees)
  const isShop = pageConfig().mode === 'storefront'
  const wordsOfDelivery = isShop ? shopDeliveryWords : deliveryWords
  return (
    <Panel tone="chalk">
      <h2>What else there is to pay</h2>
      <dl className={styles['charges']}>
        <div>
          <dt>Delivery</dt>
          <dd>{fees ? wordsOfDelivery(fees, siteLocale()) : unknown}</dd>
          {isShop ? null : <dd className={styles['free']}>Free at a drop-off point</dd>}
        </div>
        <div>
          <dt>Express</dt>
          <dd>
            Sewn in {TURNAROUND_DAYS.express} working days instead of {TURNAROUND_DAYS.standard}:{' '}
            {fees ? expressWords(fees, siteLocale()) : unknown}
          </dd>
        </div>
        <div>
          <dt>Nothing else</dt>
          <dd>
            Measuring, pinning and fitting in person are included. So is doing it again within{' '}
            {guaranteeDays()} days.
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
