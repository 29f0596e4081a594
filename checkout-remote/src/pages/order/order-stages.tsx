import type { JSX } from 'react'
import type { InStoreType } from 'shared/contract/checkout'
import { pageConfig } from 'shared/page-config'
import { dayAt, formatDay } from 'shared/turnaround'
import { SewingButton } from 'shared/ui/sewing-button'
import type { Stage } from '#src/lib/order-progress.ts'
import styles from './order-stages.module.css'

interface OrderStagesProps {
  stages: readonly Stage[]
  inStoreType: InStoreType | null
}

/** The five stages of an order, as buttons that are sewn on one after the other. */
export function OrderStages({ stages, inStoreType }: OrderStagesProps): JSX.Element {
  return (
    <ol className={styles['stages']} aria-label="Stages of your order">
      {stages.map((stage) => (
        <li key={stage.name} aria-current={stage.state === 'now' ? 'step' : undefined}>
          <SewingButton state={stage.state} size={32} />
          <h3>{titleOf(stage, inStoreType)}</h3>
          {stage.since ? (
            <p className={styles['since']}>
              <time dateTime={stage.since}>{formatDay(dayAt(new Date(stage.since)))}</time>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function titleOf({ name }: Stage, inStoreType: InStoreType | null): string {
  const company = pageConfig().company.name
  const staysInShop = inStoreType !== null && inStoreType !== 'return_to_customer'
  switch (name) {
    case 'placed':
      return 'Order placed'
    case 'sending':
      return `To ${company}`
    case 'with-us':
      return 'With our tailors'
    case 'returning':
      return staysInShop ? 'Ready in the shop' : 'On its way back'
    case 'finished':
      return 'Back with you'
  }
}
