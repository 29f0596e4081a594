import { useState, type JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor, type Minor } from '@darnley/domain/money'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { Sign } from '#src/components/icon.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import styles from './money.module.css'
import { MoneyWriteNotice } from './money-write-notice.tsx'
import { MoneyRow } from './money-row.tsx'
import { moneyText } from './pounds.ts'
import {
  amountOf,
  refundFaults,
  whatOf,
  type RefundDraft,
  type RefundField,
  type RefundMode,
} from './refund-choice.ts'
import { RefundParts } from './refund-parts.tsx'
import { Segments } from '#src/components/form/segments.tsx'
import { destinationOf } from './destination.ts'
import { useMoneyWrite } from './use-money-write.ts'
import { useOnceKey } from './use-once-key.ts'

const modes: readonly { readonly value: RefundMode; readonly label: string }[] = [
  { value: 'parts', label: 'By line' },
  { value: 'amount', label: 'An amount' },
  { value: 'all', label: 'All of it' },
]

const nothing: RefundDraft = { mode: 'parts', parts: [], amount: '', reason: '' }

interface RefundDialogProps {
  money: OrderMoney
  open: boolean
  onClose: () => void
  onDone: (amount: Minor) => void
}

/** Gives money back, by line, as an amount or all of it: never more than is held. */
export function RefundDialog({ money, open, onClose, onDone }: RefundDialogProps): JSX.Element {
  const { paid, given_back: given } = money.proof
  const before = given > 0 ? ` · given back ${moneyText(given)}` : ''
  return (
    <Sheet label="Give money back" open={open} onClose={onClose}>
      <p className={styles['note']}>
        {`Paid ${moneyText(paid)}${before} · at most ${moneyText(money.refundable)} more`}
      </p>
      <RefundForm money={money} onClose={onClose} onDone={onDone} />
    </Sheet>
  )
}

function RefundForm({ money, onClose, onDone }: Omit<RefundDialogProps, 'open'>): JSX.Element {
  const [draft, setDraft] = useState(nothing)
  const keyOf = useOnceKey()
  const amount = amountOf(money, draft)
  const { state, faults, touch, press } = useMoneyWrite<RefundField>({
    money,
    fieldOf,
    onDone: () => onDone(amount),
  })

  function change(part: Partial<RefundDraft>): void {
    touch()
    setDraft({ ...draft, ...part })
  }

  function submit(): void {
    const content = { what: whatOf(money, draft), reason: draft.reason.trim() }
    void press({
      faults: refundFaults(money, draft),
      send: (version) =>
        staffCall('POST /workshop/orders/{id}/refunds', {
          params: { id: money._id },
          body: { version, key: keyOf(content), ...content },
          signal: timeLimit(),
        }),
    })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <RefundWhat money={money} draft={draft} faults={faults} onChange={change} />
      <TextField
        label="Why? It stands in the history and in the mail"
        name="reason"
        value={draft.reason}
        maxLength={1000}
        error={faults.get('reason')}
        onChange={(reason) => change({ reason })}
      />
      <RefundSums money={money} amount={amount} />
      <MoneyWriteNotice state={state} />
      <Buttons>
        <PlainButton onClick={onClose}>Keep the money</PlainButton>
        <Button type="submit" busy={state.type === 'sending'}>
          <Sign name="give-back" />
          {amount > 0 ? `Give back ${moneyText(amount)}` : 'Give back'}
        </Button>
      </Buttons>
    </Form>
  )
}

interface RefundWhatProps {
  money: OrderMoney
  draft: RefundDraft
  faults: ReadonlyMap<RefundField, string>
  onChange: (part: Partial<RefundDraft>) => void
}

function RefundWhat({ money, draft, faults, onChange }: RefundWhatProps): JSX.Element {
  const { mode, parts, amount } = draft
  return (
    <>
      <Segments
        legend="What is given back"
        hideLegend
        joined
        options={modes}
        value={mode}
        onChange={(chosen) => onChange({ mode: chosen })}
        error={faults.get('what')}
      />
      {mode === 'parts' ? (
        <RefundParts
          money={money}
          chosen={parts}
          onChange={(chosen) => onChange({ parts: chosen })}
        />
      ) : null}
      {mode === 'amount' ? (
        <TextField
          label="Amount in pounds"
          name="amount"
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          error={faults.get('amount')}
          onChange={(text) => onChange({ amount: text })}
        />
      ) : null}
    </>
  )
}

function RefundSums({ money, amount }: { money: OrderMoney; amount: Minor }): JSX.Element {
  const { given_back: given, held } = money.proof
  return (
    <dl className={styles['rows']} aria-label="What goes back">
      <MoneyRow label={destinationOf(money)} amount={amount} tone="total" />
      <MoneyRow label="Given back in all" amount={minor(given + amount)} tone="part" />
      <MoneyRow label="We hold then" amount={minor(held - amount)} tone="part" />
    </dl>
  )
}

function fieldOf([first, second]: readonly string[]): RefundField | null {
  if (first === 'reason') return 'reason'
  if (first !== 'what') return null
  return second === 'amount' ? 'amount' : 'what'
}
