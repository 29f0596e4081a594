import type { JSX } from 'react'
import type { InStoreType } from '@darnley/contract/checkout'
import { pageConfig } from '@darnley/web/page-config'
import { dayAt, formatDay } from '@darnley/domain/turnaround'
import { SewnStages } from '#src/components/sewn-stages.tsx'
import type { Stage } from '#src/lib/order-progress.ts'

interface OrderStagesProps {
  stages: readonly Stage[]
  inStoreType: InStoreType | null
}

/** The stages of the order, with the time each was reached. */
export function OrderStages({ stages, inStoreType }: OrderStagesProps): JSX.Element {
  return (
    <SewnStages
      label="Stages of your order"
      stages={stages.map((stage) => ({
        title: titleOf(stage, inStoreType),
        state: stage.state,
        note: stage.since ? (
          <time dateTime={stage.since}>{formatDay(dayAt(new Date(stage.since)))}</time>
        ) : null,
      }))}
    />
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
