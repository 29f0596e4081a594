import { useState, type JSX } from 'react'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { PlainLink } from '#src/components/form/plain-link.tsx'
import { Sign } from '#src/components/icon.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { Sheet } from '#src/components/sheet.tsx'
import { Notice } from '@darnley/web/ui/notice'
import { pricingAddress } from '#src/lib/pricing-address.ts'
import styles from './page.module.css'
import { SuggestForm } from './suggest-form.tsx'

/** Leads a manager to the form that proposes a price; a tailor, who sees no money, suggests one to managers. */
export function SuggestPrice({ garment }: { garment: WorkshopGarment }): JSX.Element | null {
  const { isManager } = useInbox()
  const [isOpen, open] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const { tag, stage, order_id: orderId } = garment
  // What was not booked has no line.
  if (stage === null || tag.is_extra) return null
  const label = (
    <>
      <Sign name="coin" size={18} />
      Suggest a price
    </>
  )
  if (isManager)
    return <PlainLink to={pricingAddress({ orderId, garment: tag.number })}>{label}</PlainLink>
  return (
    <>
      <PlainButton
        onClick={() => {
          open(true)
          setIsSent(false)
        }}
      >
        {label}
      </PlainButton>
      {isSent ? (
        <div className={styles['told']}>
          <Notice tone="success">A manager has it in Messages.</Notice>
        </div>
      ) : null}
      <Sheet
        label={`Suggest a price for ${tag.item_name}`}
        open={isOpen}
        onClose={() => open(false)}
      >
        <SuggestForm
          garment={garment}
          kind="price"
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
