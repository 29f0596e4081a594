import type { JSX } from 'react'
import type { PriceProposal } from '@darnley/contract/price-proposals'
import { minor } from '@darnley/domain/money'
import { Icon } from '@darnley/web/ui/icon'
import { pounds } from '#src/lib/pounds.ts'
import { MoneyRow } from './money-row.tsx'
import styles from './proposal.module.css'

/** The old price and the new one, and what is paid or goes back, row by row. */
export function ProposalPrices({ proposal }: { proposal: PriceProposal }): JSX.Element {
  const { discount, difference, pays_if_agreed: pays, refunded_if_agreed: back } = proposal
  const isMore = proposal.kind === 'more'
  const sign = isMore ? 1 : -1
  // Goodwill, for instance, which is not given back twice.
  const before = isMore ? 0 : -difference + (discount?.amount ?? 0) - back
  return (
    <div>
      <dl className={styles['change']}>
        <div>
          <dt>Agreed</dt>
          <dd className={styles['old']}>
            <s>{pounds(proposal.old_price)}</s>
          </dd>
        </div>
        <Icon name="arrow-right" size={20} />
        <div>
          <dt>New price</dt>
          <dd className={styles['new']}>{pounds(proposal.new_price)}</dd>
        </div>
      </dl>
      <dl>
        <MoneyRow label={`${proposal.service}: the difference`} amount={minor(sign * difference)} />
        {discount ? (
          <MoneyRow
            label={`Your code ${discount.code}, ${discount.percentage}%`}
            amount={minor(-sign * discount.amount)}
          />
        ) : null}
        {before === 0 ? null : <MoneyRow label="Given back before" amount={minor(-before)} />}
        <MoneyRow
          kind="sum"
          label={isMore ? 'You pay now' : 'You get back'}
          amount={isMore ? pays : back}
        />
        <MoneyRow
          kind="note"
          label={`Your order in all, was ${pounds(proposal.total_before)}`}
          amount={proposal.total_if_agreed}
        />
      </dl>
    </div>
  )
}
