import type { JSX } from 'react'
import type { MoneyPayment, MoneyRefund, OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { Sign } from '#src/components/icon.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import styles from './money.module.css'
import { MoneyRow } from './money-row.tsx'
import { proofOf } from './proof.ts'
import { partNames } from './refund-choice.ts'

/** What was paid and given back in order of time, what we hold, and the sentence that proves the sum. */
export function Payments({ money }: { money: OrderMoney }): JSX.Element {
  const proof = proofOf(money)
  return (
    <>
      <dl className={styles['rows']} aria-label="Payments">
        {rowsOf(money).map(({ key, row }) => (
          <MoneyRow key={key} {...row} />
        ))}
        <MoneyRow label="We hold" amount={money.proof.held} tone="total" />
      </dl>
      <p className={styles['proof']} data-owed={!proof.isSettled}>
        <Sign name={proof.isSettled ? 'live' : 'attention'} size={18} />
        {proof.words}
      </p>
    </>
  )
}

interface Row {
  readonly key: string
  readonly at: string
  readonly row: Parameters<typeof MoneyRow>[0]
}

function rowsOf(money: OrderMoney): Row[] {
  return [
    ...money.payments.map((payment) => paymentRow(payment, money)),
    ...money.refunds.map((refund) => refundRow(refund, money)),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
}

function paymentRow(payment: MoneyPayment, { lines }: OrderMoney): Row {
  const { id, at, by, amount, line_id: lineId, is_second: isSecond } = payment
  const line = lines.find((each) => each.line_id === lineId)
  const about = line ? `for the new price of ${line.garment}` : ''
  const again = isSecond ? 'paid twice, goes back by itself' : ''
  return {
    key: id,
    at,
    row: {
      label: by === 'card' ? 'Paid by card' : 'Paid in the shop’s till',
      detail: [shortMomentOf(at), about, again].filter(Boolean).join(' · '),
      amount,
    },
  }
}

const causes = {
  goodwill: 'Given back',
  price: 'Given back, another price',
  cancellation: 'Given back, cancelled',
  paid_twice: 'Given back, paid twice',
} as const

function refundRow(refund: MoneyRefund, money: OrderMoney): Row {
  const { id, at, amount, cause, parts, reason, actor, state } = refund
  const names = partNames(
    money,
    parts.map(({ part }) => part),
  )
  const isFailed = state === 'failed'
  const who = actor === 'system' || actor === 'customer' ? '' : actor
  return {
    key: id,
    at,
    row: {
      label: names ? `${causes[cause]}: ${names}` : causes[cause],
      detail: [shortMomentOf(at), reason, who, stateText(refund)].filter(Boolean).join(' · '),
      amount: minor(-amount),
      tone: isFailed ? 'void' : 'plain',
    },
  }
}

function stateText({ state, by, problem }: MoneyRefund): string {
  if (state === 'failed') return `failed, nothing went back${problem ? `: ${problem}` : ''}`
  if (by === 'till') return 'the shop gives it back in its till'
  return state === 'asked' ? 'on its way to the card' : ''
}
