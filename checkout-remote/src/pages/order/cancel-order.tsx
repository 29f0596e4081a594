import { useState, type JSX } from 'react'
import type { OrderDetails } from '@darnley/contract/orders'
import { formatMoney, type Minor } from '@darnley/domain/money'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { Modal } from '@darnley/web/ui/dialog'
import { Notice } from '@darnley/web/ui/notice'
import { $shop } from '#src/stores/shop.ts'
import styles from './cancel-order.module.css'
import { useArrival } from '#src/components/use-arrival.ts'
import { useCancel } from './use-cancel.ts'

interface CancelOrderProps {
  order: OrderDetails
  token: string
  /** What was paid and not given back. */
  paid: Minor
}

/** Lets customers cancel until the parcel is in transit; asks first. */
export function CancelOrder({ order, token, paid }: CancelOrderProps): JSX.Element {
  const [isAsking, setIsAsking] = useState(false)
  const { cancel, isPending, problem } = useCancel(token)
  const { locale } = useStore($shop)
  const { collection_ref: number } = order
  const { part } = useArrival('cancel')
  const keep = (): void => setIsAsking(false)
  return (
    <section ref={part} className={styles['cancel']} aria-label="Cancelling">
      <h2>Changed your mind?</h2>
      <p>
        {`You can cancel until ${order.inbound.brought_to_fitting ? 'our tailors get your clothes' : 'your parcel is on its way'}. All that you paid goes back to you.`}
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Cancel this order
      </Button>
      <Modal
        label={`Cancel order ${number}?`}
        open={isAsking}
        onClose={keep}
        footer={
          <div className={styles['answers']}>
            <Button busy={isPending} onClick={cancel}>
              Yes, cancel the order
            </Button>
            <Button variant="secondary" onClick={keep}>
              Keep the order
            </Button>
          </div>
        }
      >
        <p>
          {paid > 0 ? `The ${formatMoney(paid, locale)} that you paid goes back to you. ` : null}
          Please do not send your clothes after this.
        </p>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
      </Modal>
    </section>
  )
}
