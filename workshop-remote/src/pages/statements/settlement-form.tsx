import { useRef, useState, type JSX, type SubmitEvent } from 'react'
import type { Statement } from '@darnley/contract/workshop-statements'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { moneyText, readPounds } from '../order/money/pounds.ts'
import { Segments } from '#src/components/form/segments.tsx'
import { useFirstFault } from '#src/components/form/use-first-fault.ts'
import styles from './page.module.css'
import {
  balanceWords,
  draftFaults,
  type SettlementDraft,
  type SettlementField,
} from './settlement-draft.ts'
import { useSettlement } from './use-settlement.ts'

interface SettlementFormProps {
  statement: Statement
  onDone: () => void
}

/** Records that a partner paid what it owes, or was paid. */
export function SettlementForm({ statement, onDone }: SettlementFormProps): JSX.Element {
  const { shop, owed_now: balance } = statement
  const today = dayAt(shopNow())
  const [draft, setDraft] = useState<SettlementDraft>({
    direction: balance < 0 ? 'to_shop' : 'from_shop',
    ...{ amount: '', day: today, reference: '' },
  })
  const [missing, setMissing] = useState<ReadonlyMap<SettlementField, string>>(new Map())
  const form = useRef<HTMLFormElement>(null)
  const { isPending, owed, faults: refused, problem, send, touch } = useSettlement(shop.id, onDone)
  const faults = missing.size > 0 ? missing : refused
  useFirstFault(form, faults)

  function change(part: Partial<SettlementDraft>): void {
    touch()
    setDraft({ ...draft, ...part })
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const found = draftFaults(draft, today)
    setMissing(found)
    if (found.size === 0) send(draft)
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['muted']}>{balanceWords(balance, shop.name)} now.</p>
      <Segments
        legend="Who paid?"
        options={[
          { value: 'from_shop', label: shop.name },
          { value: 'to_shop', label: 'We did' },
        ]}
        value={draft.direction}
        error={faults.get('direction')}
        onChange={(direction) => change({ direction })}
      />
      <TextField
        label="Amount in pounds"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        error={faults.get('amount')}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        label="Day"
        name="day"
        type="date"
        value={draft.day}
        error={faults.get('day')}
        onChange={(day) => change({ day })}
      />
      <TextField
        label="Reference"
        name="reference"
        hint="As on the bank statement"
        maxLength={200}
        autoComplete="off"
        value={draft.reference}
        error={faults.get('reference')}
        onChange={(reference) => change({ reference })}
      />
      {owed === null ? null : (
        <Notice tone="error">
          {`Only ${moneyText(owed)} is owed. Press again to record ${moneyText(readPounds(draft.amount) ?? owed)} all the same.`}
        </Notice>
      )}
      {problem === null ? null : <Notice tone="error">{problem}</Notice>}
      <Button type="submit" busy={isPending}>
        {owed === null ? 'Record the payment' : 'Record it all the same'}
      </Button>
    </form>
  )
}
