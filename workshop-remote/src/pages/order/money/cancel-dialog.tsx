import { useState, type JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { staffCall } from '@darnley/web/session'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { Sign } from '#src/components/icon.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import {
  cancelFaults,
  keptOf,
  moneyOf,
  type CancelDraft,
  type CancelField,
} from './cancel-choice.ts'
import { destinationOf } from './destination.ts'
import styles from './money.module.css'
import { MoneyWriteNotice } from './money-write-notice.tsx'
import { MoneyRow } from './money-row.tsx'
import { firstNameOf } from '#src/lib/first-name.ts'
import { moneyText } from './pounds.ts'
import { Segments } from '#src/components/form/segments.tsx'
import { useMoneyWrite } from './use-money-write.ts'
import { useOnceKey } from './use-once-key.ts'

interface CancelDialogProps {
  money: OrderMoney
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Cancels an order; when it was paid, only after it is said what happens to the money. */
export function CancelDialog({ money, open, onClose, onDone }: CancelDialogProps): JSX.Element {
  return (
    <Sheet label={`Cancel order ${money.collection_ref}?`} open={open} onClose={onClose}>
      <p className={styles['note']}>
        {`${firstNameOf(money.customer_name)} is told by e-mail. A cancelled order cannot be taken up again.`}
      </p>
      <CancelForm money={money} onClose={onClose} onDone={onDone} />
    </Sheet>
  )
}

function CancelForm({ money, onClose, onDone }: Omit<CancelDialogProps, 'open'>): JSX.Element {
  const [draft, setDraft] = useState<CancelDraft>({ fate: null, keep: '', reason: '' })
  const keyOf = useOnceKey()
  const { state, faults, touch, press } = useMoneyWrite<CancelField>({ money, fieldOf, onDone })

  function change(part: Partial<CancelDraft>): void {
    touch()
    setDraft({ ...draft, ...part })
  }

  function submit(): void {
    const content = { money: moneyOf(money, draft), reason: draft.reason.trim() }
    void press({
      faults: cancelFaults(money, draft),
      send: (version) =>
        staffCall('POST /workshop/orders/{id}/cancel', {
          params: { id: money._id },
          body: { version, key: keyOf(content), ...content },
          signal: timeLimit(),
        }),
    })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      {money.refundable > 0 ? (
        <WhatHappens money={money} draft={draft} faults={faults} onChange={change} />
      ) : null}
      <TextField
        label="Why? It stands in the history and in the mail"
        name="reason"
        value={draft.reason}
        maxLength={1000}
        error={faults.get('reason')}
        onChange={(reason) => change({ reason })}
      />
      <MoneyWriteNotice state={state} />
      <Buttons>
        <PlainButton onClick={onClose}>Keep the order</PlainButton>
        <PlainButton danger type="submit" busy={state.type === 'sending'}>
          <Sign name="prohibited" size={18} />
          Cancel this order
        </PlainButton>
      </Buttons>
    </Form>
  )
}

interface WhatHappensProps {
  money: OrderMoney
  draft: CancelDraft
  faults: ReadonlyMap<CancelField, string>
  onChange: (part: Partial<CancelDraft>) => void
}

function WhatHappens({ money, draft, faults, onChange }: WhatHappensProps): JSX.Element {
  const kept = keptOf(draft)
  return (
    <>
      <Segments
        legend={`What happens to the ${moneyText(money.refundable)}?`}
        options={[
          { value: 'refund_all', label: 'Give all of it back' },
          { value: 'keep', label: 'Keep some of it' },
        ]}
        value={draft.fate}
        onChange={(fate) => onChange({ fate })}
        error={faults.get('money')}
      />
      {draft.fate === 'keep' ? (
        <TextField
          label="We keep, in pounds"
          name="keep"
          value={draft.keep}
          inputMode="decimal"
          autoComplete="off"
          error={faults.get('keep')}
          onChange={(keep) => onChange({ keep })}
        />
      ) : null}
      {kept !== null && kept <= money.refundable ? (
        <dl className={styles['rows']} aria-label="What goes back">
          <MoneyRow
            label={destinationOf(money)}
            amount={minor(money.refundable - kept)}
            tone="total"
          />
          <MoneyRow label="We keep" amount={kept} tone="part" />
        </dl>
      ) : null}
    </>
  )
}

function fieldOf([first, second]: readonly string[]): CancelField | null {
  if (first === 'reason') return 'reason'
  if (first !== 'money') return null
  return second === 'amount' ? 'keep' : 'money'
}
