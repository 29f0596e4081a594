import { useState, type JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sign } from '#src/components/icon.tsx'
import page from '../page.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import styles from './money.module.css'
import { MoneyRows } from './money-rows.tsx'
import { Payments } from './payments.tsx'
import { moneyText } from './pounds.ts'
import { ReceiptsPanel } from './receipts.tsx'
import { useMoney } from './use-money.ts'

/** What an order costs, what was paid and given back, and its cancellation: for managers only. */
export function OrderMoneyPanel({ orderId }: { orderId: string }): JSX.Element | null {
  const { isManager, money, isFailed, retry } = useMoney(orderId)
  if (!isManager) return null
  return (
    <>
      {isFailed ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: retry }}>
          {money
            ? 'The money could not be refreshed. What you see may be old.'
            : 'The money of this order could not be loaded.'}
        </Notice>
      ) : null}
      {!money && !isFailed ? <Spinner label="Loading the money" /> : null}
      {money ? <Panels money={money} /> : null}
    </>
  )
}

function Panels({ money }: { money: OrderMoney }): JSX.Element {
  return (
    <>
      <section className={page['panel']}>
        <header>
          <h2>Money</h2>
        </header>
        <MoneyRows money={money} />
      </section>
      <section className={page['panel']}>
        <header>
          <h2>Payments</h2>
        </header>
        <Payments money={money} />
        <Cancel money={money} />
      </section>
      <ReceiptsPanel orderId={money._id} />
    </>
  )
}

function Cancel({ money }: { money: OrderMoney }): JSX.Element | null {
  const [isOpen, open] = useState(false)
  const [isDone, setDone] = useState(false)
  const { refundable } = money
  return (
    <>
      {isDone ? <Notice tone="success">The order is cancelled.</Notice> : null}
      {money.can_cancel ? (
        <div className={styles['foot']}>
          <PlainButton danger onClick={() => open(true)}>
            <Sign name="prohibited" size={18} />
            Cancel this order
          </PlainButton>
          <span>
            {refundable > minor(0)
              ? `Asks first what happens to the ${moneyText(refundable)}.`
              : 'Nothing was paid.'}
          </span>
        </div>
      ) : null}
      <CancelDialog
        money={money}
        open={isOpen}
        onClose={() => open(false)}
        onDone={() => {
          open(false)
          setDone(true)
        }}
      />
    </>
  )
}
