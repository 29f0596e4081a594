import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { OrderLink } from './order-link.tsx'

/** Says what an order does again; renders nothing for any other order. */
export function RedoNote({ order }: { order: OrderDetails }): JSX.Element | null {
  const { redo_of: first } = order
  if (!first) return null
  return (
    <p>
      We do this again under the guarantee, free of charge, delivery included.{' '}
      <OrderLink order={first}>{`See order ${first.collection_ref}`}</OrderLink>
    </p>
  )
}
