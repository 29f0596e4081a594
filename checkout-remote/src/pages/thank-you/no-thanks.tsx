import type { JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { PageHeading } from '@darnley/web/ui/page'
import { RefundNote } from '#src/components/refund-note.tsx'
import { $shop } from '#src/stores/shop.ts'
import { AskUs } from './ask-us.tsx'

/** Same message for a mistyped and for an unknown token (S13). */
export function UnknownOrder(): JSX.Element {
  return (
    <>
      <PageHeading>We can’t show this order</PageHeading>
      <p>
        The link is incomplete or not valid. Open the one in your confirmation e-mail, or ask us
        through the help button.
      </p>
      <StartAnew />
    </>
  )
}

export function CancelledOrder({ order }: { order: OrderDetails }): JSX.Element {
  return (
    <>
      <PageHeading>This order was cancelled</PageHeading>
      <AskUs about={order.collection_ref}>
        Order {order.collection_ref} is not carried out. If you did not expect this, write to
      </AskUs>
      <StartAnew />
    </>
  )
}

/** Shown when something in the order had already been paid for in another order. */
export function RefundedOrder({ order }: { order: OrderDetails }): JSX.Element {
  return (
    <>
      <PageHeading>You had already paid for this</PageHeading>
      <RefundNote order={order} />
      <AskUs about={order.collection_ref}>
        Questions about order {order.collection_ref}? Write to
      </AskUs>
      <p>
        <ButtonLink to="/basket">Go to basket</ButtonLink>
      </p>
    </>
  )
}

function StartAnew(): JSX.Element {
  const { bookingPath } = useStore($shop)
  return (
    <p>
      <ButtonLink to={bookingPath}>Start a new booking</ButtonLink>
    </p>
  )
}
