import { useState, type JSX } from 'react'
import { longestReport } from '@darnley/contract/report-limits'
import type { WorkshopOrder, WorkshopReport } from '@darnley/contract/workshop-orders'
import { AskFirst } from '#src/components/form/ask-first.tsx'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { firstNameOf } from '#src/lib/first-name.ts'
import { useReportAnswer } from './use-report-answer.ts'

interface ReportAnswerFormProps {
  order: WorkshopOrder
  report: WorkshopReport
}

/** Has a garment done again, after asking, or declines with a reason. */
export function ReportAnswerForm({ order, report }: ReportAnswerFormProps): JSX.Element {
  const { send, isPending, problem } = useReportAnswer({ orderId: order.id, reportId: report.id })
  const [isDeclining, decline] = useState(false)
  const name = firstNameOf(order.customer_name)
  return (
    <>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {isDeclining ? (
        <DeclineForm
          name={name}
          isPending={isPending}
          onSend={(reason) => send({ answer: 'decline', reason })}
          onCancel={() => decline(false)}
        />
      ) : (
        <Buttons>
          <AskFirst
            label="Do it again, free"
            question={`An order of £0 is made for this garment, and ${name} is told by e-mail how to send it.`}
            confirm="Make the order"
            keep="Not yet"
            busy={isPending}
            onConfirm={() => send({ answer: 'redo' })}
          />
          <PlainButton onClick={() => decline(true)}>Decline</PlainButton>
        </Buttons>
      )}
    </>
  )
}

interface DeclineFormProps {
  name: string
  isPending: boolean
  onSend: (reason: string) => void
  onCancel: () => void
}

function DeclineForm({ name, isPending, onSend, onCancel }: DeclineFormProps): JSX.Element {
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())

  function submit(): void {
    const missing = reason.trim() === ''
    setFaults(new Map(missing ? [['reason', 'Say why']] : []))
    if (!missing) onSend(reason.trim())
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <TextField
        label="Why it is not done again"
        hint={`${name} reads this.`}
        name="reason"
        multiline
        required
        maxLength={longestReport}
        value={reason}
        error={faults.get('reason')}
        onChange={setReason}
      />
      <Buttons>
        <PlainButton onClick={onCancel}>Back</PlainButton>
        <PlainButton type="submit" busy={isPending}>
          {`Decline and tell ${name}`}
        </PlainButton>
      </Buttons>
    </Form>
  )
}
