import type { JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import styles from './money.module.css'
import { MoneyRow } from './money-row.tsx'
import { firstNameOf } from '#src/lib/first-name.ts'
import { moneyText } from './pounds.ts'
import { previewOf, silenceWords, type Proposed } from './preview.ts'

interface PricePreviewProps {
  money: OrderMoney
  proposed: Proposed
}

/** What the customer will pay or get back, and what silence means, before the price is proposed. */
export function PricePreview({ money, proposed }: PricePreviewProps): JSX.Element {
  const { line, newPrice } = proposed
  const { discount } = money
  const name = firstNameOf(money.customer_name)
  const { difference, code, pays, goesBack, settled, total } = previewOf(money, proposed)
  const isMore = proposed.kind === 'more'
  return (
    <div>
      <dl className={styles['rows']} aria-label="What changes">
        <MoneyRow
          label={`Difference, ${moneyText(line.price)} to ${moneyText(newPrice)}`}
          amount={difference}
        />
        {discount ? (
          <MoneyRow
            label={`${discount.percentage}% of it, by ${discount.code}`}
            amount={code}
            tone={code < 0 ? 'less' : 'plain'}
          />
        ) : null}
        {settled > 0 ? (
          <MoneyRow label="Given back before, or not paid yet" amount={settled} />
        ) : null}
        <MoneyRow
          label={isMore ? `${name} pays, if agreed` : `Goes back to ${name}, if agreed`}
          amount={isMore ? pays : goesBack}
          tone="sum"
        />
        <MoneyRow label="Order total then" amount={total} tone="part" />
      </dl>
      <p className={styles['note']}>{silenceWords(money, proposed)}</p>
    </div>
  )
}
