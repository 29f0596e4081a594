import type { JSX } from 'react'
import type { WayBackStep, WorkshopOrder } from '@darnley/contract/workshop-orders'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button, buttonClass } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { stepProblem } from '#src/lib/write/step-problem.ts'
import styles from './page.module.css'

type Step = WayBackStep['step']

const labels: Readonly<Record<Step, string>> = {
  book_label: 'Book the label',
  hand_over: 'Handed to the courier',
  put_on_shelf: 'On the shop’s shelf',
  collected: 'Collected',
}

/** How the clothes go back, once the work is done. */
export function WayBack({ order }: { order: WorkshopOrder }): JSX.Element | null {
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: (step: Step) =>
      staffCall('POST /workshop/orders/{id}/send', {
        params: { id: order.id },
        body: { version: order.version, step },
      }),
    onSuccess: (changed) => client.setQueryData(['workshop', 'order', order.id], changed),
    // Also after a refusal, which says that the order is another by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
  const steps = stepsOf(order)
  if (steps.length === 0 && order.parcel_back === null) return null
  return (
    <section className={styles['panel']}>
      <header>
        <h2>Way back</h2>
        <span className={styles['muted']}>{order.way_back_name}</span>
      </header>
      {order.parcel_back === null ? null : (
        <p>
          Parcel {order.parcel_back}.{' '}
          <a
            className={buttonClass('link')}
            href={`/api/workshop/orders/${order.id}/label`}
            target="_blank"
            rel="noreferrer"
          >
            Print the label
          </a>
        </p>
      )}
      {error ? <Notice tone="error">{stepProblem(error, 'order')}</Notice> : null}
      <div className={styles['buttons']}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === steps[0] ? 'primary' : 'secondary'}
            busy={isPending}
            onClick={() => mutate(step)}
          >
            {labels[step]}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Returns what can be done now. */
function stepsOf({ status, is_posted_back: isPosted, parcel_back: parcel }: WorkshopOrder): Step[] {
  if (status === 'awaiting_delivery')
    return isPosted && parcel === null ? ['book_label'] : ['hand_over']
  if (status === 'in_transit_to_customer') return isPosted ? [] : ['put_on_shelf']
  // It comes back to us, and is sent once more or kept for the customer.
  if (status === 'customer_delivery_failed')
    return isPosted ? ['hand_over'] : ['hand_over', 'put_on_shelf']
  if (status === 'awaiting_store_collection') return ['collected']
  return []
}
