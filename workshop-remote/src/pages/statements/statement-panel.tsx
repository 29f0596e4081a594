import { useState, type JSX } from 'react'
import type { Settlement, Statement } from '@darnley/contract/workshop-statements'
import { minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import { Notice } from '@darnley/web/ui/notice'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { PlainAddress } from '#src/components/form/plain-link.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { Sign } from '#src/components/icon.tsx'
import { monthWords, type Month } from '#src/lib/month.ts'
import { shortDayOf } from '#src/lib/moment.ts'
import money from '../order/money/money.module.css'
import { MoneyRow } from '../order/money/money-row.tsx'
import { moneyText } from '../order/money/pounds.ts'
import styles from './page.module.css'
import { balanceWords, debtorWords } from './settlement-draft.ts'
import { SettlementForm } from './settlement-form.tsx'

interface StatementPanelProps {
  statement: Statement
  month: Month
}

/** The month of a partner, from the opening to the closing balance. */
export function StatementPanel({ statement, month }: StatementPanelProps): JSX.Element {
  const { shop } = statement
  const [isOpen, open] = useState(false)
  /** Settlements that were recorded here: a new form follows each. */
  const [done, setDone] = useState(0)
  return (
    <section className={styles['panel']} aria-label={shop.name}>
      <header>
        <h2>{shop.name}</h2>
        <span className={styles['muted']}>{monthWords(month)}</span>
      </header>
      <Rows statement={statement} />
      {statement.own_takings === 0 ? null : (
        <p className={styles['muted']}>
          {moneyText(statement.own_takings)} of its own sales stays with the shop.
        </p>
      )}
      {done > 0 ? (
        <Notice tone="success">
          The payment is recorded. {balanceWords(statement.owed_now, shop.name)}.
        </Notice>
      ) : null}
      <div className={styles['buttons']}>
        <PlainButton onClick={() => open(true)}>Record a payment</PlainButton>
        <PlainAddress
          href={`/api/workshop/statement_csv?${new URLSearchParams({ month, shop: shop.id })}`}
          download
        >
          <Sign name="tray-down" size={18} />
          Download CSV
        </PlainAddress>
      </div>
      <Sheet label={`Payment: ${shop.name}`} open={isOpen} onClose={() => open(false)}>
        <SettlementForm
          key={done}
          statement={statement}
          onDone={() => {
            open(false)
            setDone(done + 1)
          }}
        />
      </Sheet>
    </section>
  )
}

function Rows({ statement }: { statement: Statement }): JSX.Element {
  const { shop, closing, settlements } = statement
  const moved = [
    { label: 'Taken in its till for us', amount: statement.collected },
    { label: 'Given back in its till for us', amount: minor(0 - statement.returned) },
    { label: 'Taken by card for the shop', amount: minor(0 - statement.held) },
    { label: 'Given back by card for the shop', amount: statement.held_returned },
  ].filter(({ amount }) => amount !== 0)
  return (
    <dl className={money['rows']} aria-label={`Statement of ${shop.name}`}>
      <MoneyRow label="Opening balance" amount={statement.opening} />
      {moved.map((row) => (
        <MoneyRow key={row.label} {...row} />
      ))}
      {settlements.map((settlement) => (
        <MoneyRow key={settlement.id} {...settlementRow(settlement)} />
      ))}
      <MoneyRow label={debtorWords(closing, shop.name)} amount={closing} tone="total" />
    </dl>
  )
}

function settlementRow(settlement: Settlement): Parameters<typeof MoneyRow>[0] {
  const { day, direction, amount, reference, actor } = settlement
  const isFromShop = direction === 'from_shop'
  return {
    label: isFromShop ? 'Paid by the shop' : 'Paid to the shop',
    detail: `${shortDayOf(day as Day)} · ${reference} · ${actor}`,
    amount: isFromShop ? minor(-amount) : amount,
  }
}
