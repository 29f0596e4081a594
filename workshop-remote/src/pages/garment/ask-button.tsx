import { useState, type JSX } from 'react'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sign } from '#src/components/icon.tsx'
import { LetterForm } from '#src/components/messages/letter-form.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { Sheet } from '#src/components/sheet.tsx'
import { firstNameOf } from '#src/lib/first-name.ts'
import { $live } from '#src/live/live.ts'
import { orderQuery } from '#src/queries/order.ts'
import { SuggestForm } from './suggest-form.tsx'

/** Asks the customer: a manager writes, and a tailor has a manager write. */
export function AskButton({ garment }: { garment: WorkshopGarment }): JSX.Element | null {
  const { isManager } = useInbox()
  const [isOpen, open] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (garment.stage === null) return null
  const name = firstNameOf(garment.tag.customer_name)
  const form = {
    onClose: () => open(false),
    onDone: () => {
      open(false)
      setIsSent(true)
    },
  }
  return (
    <>
      <PlainButton
        onClick={() => {
          open(true)
          setIsSent(false)
        }}
      >
        <Sign name="speech" size={18} />
        Ask {name}
      </PlainButton>
      {isSent ? (
        <Notice tone="success">
          {isManager ? `Your message to ${name} is on its way.` : 'A manager has it in Messages.'}
        </Notice>
      ) : null}
      <Sheet label={`Ask ${name}`} open={isOpen} onClose={() => open(false)}>
        {isManager ? (
          <Letter orderId={garment.order_id} {...form} />
        ) : (
          <SuggestForm garment={garment} kind="question" {...form} />
        )}
      </Sheet>
    </>
  )
}

interface LetterProps {
  orderId: string
  onClose: () => void
  onDone: () => void
}

function Letter({ orderId, ...form }: LetterProps): JSX.Element {
  const { status } = useStore($live)
  const { data: order, isError, refetch } = useQuery(orderQuery(orderId, status === 'live'))
  if (order) return <LetterForm order={order} {...form} />
  if (!isError) return <Spinner label="Loading the order" />
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
      The order could not be loaded.
    </Notice>
  )
}
