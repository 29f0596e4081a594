import { useState, type JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import letter from '#src/components/messages/letter.module.css'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { Sign } from '#src/components/icon.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { LetterForm } from '#src/components/messages/letter-form.tsx'

interface WriteProps {
  order: Pick<WorkshopOrder, 'id' | 'collection_ref' | 'customer_name' | 'customer_email'>
  /** With what was done; null when it is written anew. */
  onTold: (words: string | null) => void
}

/** Opens the dialog that writes to the customer of an order: for managers. */
export function WriteButton({ order, onTold }: WriteProps): JSX.Element | null {
  const { isManager } = useInbox()
  const [isOpen, open] = useState(false)
  if (!isManager) return null
  return (
    <>
      <button
        type="button"
        className={letter['plain']}
        onClick={() => {
          open(true)
          onTold(null)
        }}
      >
        <Sign name="mail" size={18} />
        Write
      </button>
      <Sheet label={`Write to ${order.customer_name}`} open={isOpen} onClose={() => open(false)}>
        <LetterForm
          order={order}
          onClose={() => open(false)}
          onDone={() => {
            open(false)
            onTold(`Your message to ${order.customer_name} is on its way.`)
          }}
        />
      </Sheet>
    </>
  )
}
