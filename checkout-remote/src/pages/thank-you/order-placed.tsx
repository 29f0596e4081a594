import type { JSX, ReactNode } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { pageConfig } from '@darnley/web/page-config'
import { ButtonLink, buttonClass } from '@darnley/web/ui/button'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import boxScene from '#src/assets/scene-thank-you-box.svg?no-inline'
import { AskUs } from './ask-us.tsx'
import { Guarantees } from './guarantees.tsx'
import { OrderFacts } from '#src/components/order-facts.tsx'
import styles from './order-placed.module.css'
import { StillInBasket } from './still-in-basket.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

interface OrderPlacedProps {
  order: OrderDetails
  token: string
  /** What else was done with the order. */
  note?: ReactNode
}

/** The confirmation; an order with a store's choice was taken in a shop. */
export function OrderPlaced({ order, token, note }: OrderPlacedProps): JSX.Element {
  const isStoreOrder = order.store !== null
  return (
    <>
      <section className={styles['hero']}>
        <Wrap>
          <div className={styles['heroColumns']}>
            <div>
              <PageHeading size="display">
                Thank you for your order, {order.inbound.originating_address.full_name}!
              </PageHeading>
              <p className={styles['confirmation']}>
                Your order was placed successfully. Your order confirmation email has been sent to{' '}
                {order.customer_email}.
              </p>
              <p className={styles['reference']}>Order {order.collection_ref}</p>
              <div className={styles['onwards']}>
                {isStoreOrder ? (
                  <ForStaff number={order.collection_ref} />
                ) : (
                  <ForCustomer token={token} />
                )}
              </div>
            </div>
            <img src={boxScene} alt="" width={420} height={320} />
          </div>
        </Wrap>
      </section>
      <Wrap>
        <div className={styles['below']}>
          {note}
          <StillInBasket />
          {isStoreOrder ? (
            <OrderFacts order={order} />
          ) : (
            <>
              <Guarantees />
              <WhatHappensNext order={order} token={token} />
              <div>
                <AskUs about={order.collection_ref}>Questions about your order? Write to</AskUs>
                <p>You can keep this page as a bookmark.</p>
              </div>
            </>
          )}
        </div>
      </Wrap>
    </>
  )
}

/** What a till needs after an order: tags for the bag, the order, the next customer. */
function ForStaff({ number }: { number: string }): JSX.Element {
  const address = `/storefront/order?number=${encodeURIComponent(number)}`
  return (
    <>
      <ButtonLink to={`${address}&print=tags`}>Print tags</ButtonLink>
      <ButtonLink to={address} variant="secondary">
        Open order
      </ButtonLink>
      <ButtonLink to="/storefront/booking" variant="secondary">
        Start a new order
      </ButtonLink>
    </>
  )
}

function ForCustomer({ token }: { token: string }): JSX.Element {
  return (
    <>
      <a className={buttonClass('secondary')} href={pageConfig().company.homepageUrl}>
        Go to homepage
      </a>
      <ButtonLink to={`/order?orderIdToken=${token}`} variant="secondary">
        Follow your order
      </ButtonLink>
    </>
  )
}
