import { useState, type JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { statusName } from '@darnley/domain/order-words'
import { pageConfig } from '@darnley/web/page-config'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { SelectField } from '@darnley/web/ui/select-field'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { stepProblem } from '#src/lib/write/step-problem.ts'
import styles from './page.module.css'

/** Held until a colleague has decided. */
const held = 'attention_required'

/** Moves an order that neither its garments nor a courier move: one that is held, or whose courier reports nothing. */
export function MoveByHand({ order }: { order: WorkshopOrder }): JSX.Element | null {
  const [isOpen, open] = useState(false)
  if (statusesOf(order).length === 0) return null
  return (
    <section className={styles['panel']}>
      <header>
        <h2>Status</h2>
        <span className={styles['muted']}>{statusName(order.status, pageConfig().company)}</span>
      </header>
      {order.status === held ? (
        <p>This order waits until a colleague has settled what is wrong.</p>
      ) : null}
      <div className={styles['buttons']}>
        <PlainButton onClick={() => open(true)}>Move by hand</PlainButton>
      </div>
      <Sheet label={`Move order ${order.collection_ref}`} open={isOpen} onClose={() => open(false)}>
        <MoveForm order={order} onClose={() => open(false)} />
      </Sheet>
    </section>
  )
}

interface Draft {
  readonly status: string
  readonly words: string
}

const nothing: Draft = { status: '', words: '' }

function MoveForm({ order, onClose }: { order: WorkshopOrder; onClose: () => void }): JSX.Element {
  const [draft, setDraft] = useState(nothing)
  const [faults, setFaults] = useState<ReadonlyMap<keyof Draft, string>>(new Map())
  const { mutate, isPending, error } = useMove(order, () => {
    setDraft(nothing)
    onClose()
  })

  function submit(): void {
    const found = faultsOf(draft, order)
    setFaults(found)
    if (found.size === 0) mutate(draft)
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <SelectField
        label="To"
        value={draft.status}
        options={[
          { value: '', label: 'Choose' },
          ...statusesOf(order).map((status) => ({
            value: status,
            label: statusName(status, pageConfig().company),
          })),
        ]}
        error={faults.get('status')}
        onChange={(status) => setDraft({ ...draft, status })}
      />
      <TextField
        label="Why? It stands in the history"
        name="words"
        multiline
        maxLength={1000}
        value={draft.words}
        error={faults.get('words')}
        onChange={(words) => setDraft({ ...draft, words })}
      />
      {error ? <Notice tone="error">{stepProblem(error, 'order')}</Notice> : null}
      <Buttons>
        <PlainButton onClick={onClose}>Leave it</PlainButton>
        <Button type="submit" busy={isPending}>
          Move the order
        </Button>
      </Buttons>
    </Form>
  )
}

function useMove(order: WorkshopOrder, onDone: () => void) {
  const client = useQueryClient()
  return useChange({
    mutationFn: ({ status, words }: Draft) =>
      staffCall('POST /workshop/orders/{id}/status', {
        params: { id: order.id },
        body: { version: order.version, status, words: words.trim() },
      }),
    onSuccess: (changed) => {
      client.setQueryData(['workshop', 'order', order.id], changed)
      onDone()
    },
    // Also after a refusal, which says that the order is another by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
}

/** Cancelling is about money, and has a dialog of its own. */
function statusesOf({ next_statuses: next }: WorkshopOrder): readonly string[] {
  return next.filter((status) => status !== 'cancelled')
}

function faultsOf({ status, words }: Draft, order: WorkshopOrder): Map<keyof Draft, string> {
  const faults = new Map<keyof Draft, string>()
  if (!statusesOf(order).includes(status)) faults.set('status', 'Choose where it is')
  if (words.trim() === '') faults.set('words', 'Say why')
  return faults
}
