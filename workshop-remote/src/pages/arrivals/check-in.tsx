import { useState, type JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { useQueryClient } from '@darnley/web/query'
import { useNavigate } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { DueMark, ExpressMark } from '#src/components/due-mark.tsx'
import { arrivalOf, noChecks, openPoint, type Checks } from '#src/lib/checks.ts'
import { isConflict } from '#src/lib/conflict.ts'
import { dueOf } from '#src/lib/due.ts'
import { useChange } from '#src/lib/use-change.ts'
import { ExpectedGarment } from './expected-garment.tsx'
import styles from './page.module.css'

/** The expected garments of an order, ticked one by one; what was found is sent at once, and tags are printed. */
export function CheckIn({ order }: { order: WorkshopOrder }): JSX.Element {
  const [checks, setChecks] = useState<Checks>(noChecks)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useCheckIn(order)
  const due = dueOf(order, dayAt(shopNow()))
  const open = openPoint(checks, order)
  const change = (changed: Partial<Checks>): void => setChecks({ ...checks, ...changed })

  function submit(): void {
    setIsTried(true)
    if (open === null) mutate(checks)
  }

  return (
    <>
      <p className={styles['who']}>
        <b>{order.customer_name}</b> {order.collection_ref} · {order.way_name}
        {due ? <DueMark due={due} /> : null}
        {order.express ? <ExpressMark /> : null}
      </p>
      <ul className={styles['garments']}>
        {order.garments.map((garment) => (
          <ExpectedGarment
            key={garment.number}
            garment={garment}
            found={checks.found[garment.number] ?? null}
            words={checks.words[garment.number] ?? ''}
            onFound={(found) => change({ found: { ...checks.found, [garment.number]: found } })}
            onWords={(words) => change({ words: { ...checks.words, [garment.number]: words } })}
          />
        ))}
      </ul>
      <Extras extras={checks.extras} onChange={(extras) => change({ extras })} />
      <TextField
        label="A word to the customer (optional)"
        name="message"
        multiline
        maxLength={1000}
        value={checks.message}
        onChange={(message) => change({ message })}
      />
      {isTried && open !== null ? <Notice tone="error">{open}</Notice> : null}
      {error ? <Notice tone="error">{problemOf(error)}</Notice> : null}
      <div className={styles['foot']}>
        <p>{order.customer_name} is told by mail what arrived.</p>
        <Button busy={isPending} onClick={submit}>
          Check in and print tags
        </Button>
      </div>
    </>
  )
}

function useCheckIn(order: WorkshopOrder) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useChange({
    mutationFn: (checks: Checks) =>
      staffCall('POST /workshop/arrivals', { body: arrivalOf(checks, order) }),
    onSuccess: () => navigate(`/tags/${order.id}#print`),
    // Also after a refusal, which says that the order is another by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
}

interface ExtrasProps {
  extras: readonly string[]
  onChange: (extras: readonly string[]) => void
}

/** Garments in the parcel that were not booked. */
function Extras({ extras, onChange }: ExtrasProps): JSX.Element {
  return (
    <div className={styles['extras']}>
      {extras.map((words, index) => (
        // Only the last one is taken away, so the index is a stable key.
        <TextField
          key={index}
          label={`Not booked: what is it? (${index + 1})`}
          name={`extra-${index}`}
          maxLength={1000}
          value={words}
          onChange={(text) => onChange(extras.with(index, text))}
        />
      ))}
      <div>
        <Button variant="link" onClick={() => onChange([...extras, ''])}>
          Something else is in the parcel
        </Button>
        {extras.length > 0 ? (
          <Button variant="link" onClick={() => onChange(extras.slice(0, -1))}>
            Take the last one away
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function problemOf(error: unknown): string {
  if (isConflict(error))
    return 'A colleague has changed this order meanwhile. It has been refreshed: please check and send again.'
  return 'The check-in was not stored. Nothing is lost: please try again.'
}
