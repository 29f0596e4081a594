import type { JSX } from 'react'
import { minor } from '@darnley/domain/money'
import { useQuery } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { RefundNote } from '#src/components/refund-note.tsx'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'
import { orderDetailsQuery } from '#src/queries/order-details.ts'
import { orderPricesQuery } from '#src/queries/order-prices.ts'
import { orderProgressQuery } from '#src/queries/order-progress.ts'
import { OrderMessages } from './messages/order-messages.tsx'
import { OrderOnItsWay } from './order-on-its-way.tsx'
import styles from './page.module.css'
import { OrderPhotos } from './photos/order-photos.tsx'
import { PriceSummary } from './prices/price-summary.tsx'
import { Proposals } from './prices/proposals.tsx'
import { OrderReceipts } from './receipts/order-receipts.tsx'

/** Order tracking, through the link in the e-mails: where the clothes are, and what is needed next. */
export function Page(): JSX.Element {
  const [query] = useSearchParams()
  const token = query.get('orderIdToken')
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Your order</PageHeading>
        {token ? <Order key={token} token={token} /> : <UnknownOrder />}
      </div>
    </Wrap>
  )
}

function Order({ token }: { token: string }): JSX.Element {
  const order = useQuery(orderDetailsQuery(token))
  const progress = useQuery(orderProgressQuery(token))
  const prices = useQuery(orderPricesQuery(token))
  if (order.data && progress.data && (prices.data || prices.isError))
    return (
      <>
        {prices.data ? (
          <>
            <Proposals prices={prices.data} order={order.data} token={token} />
            <PriceSummary prices={prices.data} />
          </>
        ) : (
          <PricesNotLoaded onRetry={() => void prices.refetch()} />
        )}
        <RefundNote order={order.data} />
        <OrderOnItsWay
          order={order.data}
          progress={progress.data}
          token={token}
          total={prices.data?.total ?? order.data.total_price}
          paid={minor((prices.data?.paid ?? 0) - (prices.data?.given_back ?? 0))}
        />
        <OrderMessages token={token} />
        <OrderPhotos order={order.data} token={token} />
        <OrderReceipts token={token} />
      </>
    )
  const error = order.error ?? progress.error
  if (!error) return <Spinner label="Loading your order" />
  if (isUnknownOrder(error)) return <UnknownOrder />
  return (
    <Notice
      tone="error"
      action={{
        label: 'Try again',
        onSelect: () => {
          void order.refetch()
          void progress.refetch()
        },
      }}
    >
      We couldn’t load your order.
    </Notice>
  )
}

/** The order is shown without its prices, which can wait for an answer. */
function PricesNotLoaded({ onRetry }: { onRetry: () => void }): JSX.Element {
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      We couldn’t load the prices of your order.
    </Notice>
  )
}

/** Same message for a missing, mistyped or unknown token. */
function UnknownOrder(): JSX.Element {
  return (
    <div className={styles['unknown']}>
      <p>
        We can’t show this order: the link is incomplete or not valid. Open the one in your
        confirmation e-mail, or ask us through the help button.
      </p>
      <ButtonLink to="/">Start a new booking</ButtonLink>
    </div>
  )
}
