import { useState, type JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { statusName } from '@darnley/domain/order-words'
import { pageConfig } from '@darnley/web/page-config'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { SelectField } from '@darnley/web/ui/select-field'
import {
  type Decision,
  type DecisionFaults,
  DecisionForm,
} from '#src/components/form/decision-form.tsx'
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

function MoveForm({ order, onClose }: { order: WorkshopOrder; onClose: () => void }): JSX.Element {
  /** Another round begins with nothing chosen. */
  const [round, setRound] = useState(0)
  const { mutate, isPending, error } = useMove(order, () => {
    setRound(round + 1)
    onClose()
  })
  const { company } = pageConfig()
  const options = statusesOf(order).map((value) => ({ value, label: statusName(value, company) }))
  return (
    <DecisionForm
      key={round}
      choice={({ value, ...field }) => (
        <SelectField
          label="To"
          value={value ?? ''}
          options={[{ value: '', label: 'Choose' }, ...options]}
          {...field}
        />
      )}
      wordsLabel={() => 'Why? It stands in the history'}
      faultsOf={(decision) => faultsOf(decision, order)}
      keep="Leave it"
      confirm="Move the order"
      isPending={isPending}
      problem={error ? stepProblem(error, 'order') : null}
      onClose={onClose}
      onSubmit={(status, words) => mutate({ status, words })}
    />
  )
}

interface Move {
  readonly status: string
  readonly words: string
}

function useMove(order: WorkshopOrder, onDone: () => void) {
  const client = useQueryClient()
  return useChange({
    mutationFn: ({ status, words }: Move) =>
      staffCall('POST /workshop/orders/{id}/status', {
        params: { id: order.id },
        body: { version: order.version, status, words },
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

function faultsOf({ choice, words }: Decision<string>, order: WorkshopOrder): DecisionFaults {
  const faults = new Map<keyof Decision<string>, string>()
  if (choice === null || !statusesOf(order).includes(choice))
    faults.set('choice', 'Choose where it is')
  if (words.trim() === '') faults.set('words', 'Say why')
  return faults
}
