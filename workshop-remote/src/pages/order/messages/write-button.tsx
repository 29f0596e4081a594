import { useState, type JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { Notice } from '@darnley/web/ui/notice'
import letter from '#src/components/messages/letter.module.css'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { Sign } from '#src/components/icon.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { LetterForm } from './letter-form.tsx'
import styles from './messages.module.css'

interface WriteProps {
  order: Pick<WorkshopOrder, 'id' | 'collection_ref' | 'customer_name' | 'customer_email'>
}

/** Opens the dialog that writes to the customer of an order: for managers. */
export function WriteButton({ order }: WriteProps): JSX.Element | null {
  const { isManager } = useInbox()
  const [isOpen, open] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (!isManager) return null
  return (
    <>
      <button
        type="button"
        className={letter['plain']}
        onClick={() => {
          open(true)
          setIsSent(false)
        }}
      >
        <Sign name="mail" size={18} />
        Write
      </button>
      {isSent ? (
        <div className={styles['told']}>
          <Notice tone="success">{`Your message to ${order.customer_name} is on its way.`}</Notice>
        </div>
      ) : null}
      <Sheet label={`Write to ${order.customer_name}`} open={isOpen} onClose={() => open(false)}>
        <LetterForm
          order={order}
          onClose={() => open(false)}
          onDone={() => {
            open(false)
            setIsSent(true)
          }}
        />
      </Sheet>
    </>
  )
}
