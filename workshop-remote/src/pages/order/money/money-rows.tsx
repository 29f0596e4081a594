import type { JSX } from 'react'
import type { MoneyExtra, MoneyLine, OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import styles from './money.module.css'
import { MoneyRow } from './money-row.tsx'
import { garmentName } from './names.ts'
import { leftOutOf } from './proof.ts'

/** The rows that lead from the services to the total: they add up. */
export function MoneyRows({ money }: { money: OrderMoney }): JSX.Element {
  const { lines, services, discount, extras, proof } = money
  const leftOut = leftOutOf(money)
  return (
    <dl className={styles['rows']} aria-label="Money">
      {lines.map((line) => (
        <LineRow key={line.line_id} line={line} />
      ))}
      <MoneyRow label="Services" amount={services} tone="sum" />
      {discount ? (
        <MoneyRow
          label={`Code ${discount.code}, ${discount.percentage}% of the services`}
          amount={minor(-discount.amount)}
          tone="less"
        />
      ) : null}
      {extras.map((extra) => (
        <MoneyRow key={extra.part} label={extraName(extra)} amount={extra.price} />
      ))}
      {leftOut === 0 ? null : (
        <MoneyRow label="Not charged: the order was cancelled" amount={leftOut} tone="less" />
      )}
      <MoneyRow label="Order total" amount={proof.total} tone="total" />
      {proof.booked_total === proof.total ? null : (
        <MoneyRow label="It was" amount={proof.booked_total} tone="part" />
      )}
    </dl>
  )
}

function LineRow({ line }: { line: MoneyLine }): JSX.Element {
  const isChanged = line.price !== line.booked_price
  return (
    <MoneyRow
      label={garmentName(line)}
      detail={line.service}
      amount={line.price}
      old={isChanged ? line.booked_price : null}
    />
  )
}

function extraName({ part, provider }: MoneyExtra): string {
  if (part === 'express') return 'Express'
  const name = part === 'collection' ? 'Collection from the door' : 'Way back'
  return provider ? `${name}, ${provider}` : name
}
