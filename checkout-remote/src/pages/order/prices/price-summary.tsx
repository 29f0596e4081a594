import type { JSX } from 'react'
import type { GivenBack, OrderPrices } from '@darnley/contract/price-proposals'
import { minor } from '@darnley/domain/money'
import { Panel } from '@darnley/web/ui/page'
import { formatWeekdayMoment } from '@darnley/domain/moment'
import { closedWords } from '#src/lib/proposal-words.ts'
import { MoneyRow } from './money-row.tsx'
import styles from './price-summary.module.css'

/** What has changed since the order was booked: prices, refunds and the total; renders nothing when nothing has. */
export function PriceSummary({ prices }: { prices: OrderPrices }): JSX.Element | null {
  const closed = prices.proposals.filter(({ state }) => state !== 'open')
  const { refunds } = prices
  if (closed.length + refunds.length === 0) return null
  return (
    <Panel>
      <h2>Your prices</h2>
      {closed.length > 0 ? (
        <ul className={styles['closed']}>
          {closed.map((proposal) => (
            <li key={proposal.id}>
              {closedWords(proposal)}
              {proposal.closed_at ? (
                <time className={styles['at']} dateTime={proposal.closed_at}>
                  {formatWeekdayMoment(new Date(proposal.closed_at))}
                </time>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <dl className={styles['rows']}>
        <MoneyRow label="Your order as booked" amount={prices.booked_total} />
        <MoneyRow label="Your order now" amount={prices.total} />
      </dl>
      <dl className={styles['rows']}>
        <MoneyRow label="You have paid" amount={prices.paid} />
        {refunds.map((refund) => (
          <MoneyRow
            key={refund.id}
            label={<RefundWords refund={refund} />}
            amount={minor(refund.state === 'failed' ? 0 : -refund.amount)}
          />
        ))}
        <MoneyRow kind="sum" label="Paid in all" amount={heldOf(prices)} />
      </dl>
    </Panel>
  )
}

const heldOf = ({ paid, given_back: back }: OrderPrices): OrderPrices['paid'] => minor(paid - back)

const stateWords: Readonly<Record<GivenBack['state'], string>> = {
  asked: 'on its way back to your card',
  done: 'given back to your card; it can take up to 10 days to appear',
  failed: 'your card company refused it; we write to you about it',
}

function RefundWords({ refund }: { refund: GivenBack }): JSX.Element {
  const where = refund.by === 'till' ? 'the shop gives it back to you' : stateWords[refund.state]
  return (
    <>
      {refund.reason}
      <span className={styles['at']}>
        {formatWeekdayMoment(new Date(refund.at))}, {where}
      </span>
    </>
  )
}
