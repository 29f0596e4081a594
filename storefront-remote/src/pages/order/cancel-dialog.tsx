import type { JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Modal } from '@darnley/web/ui/dialog'

interface CancelDialogProps {
  number: string
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Confirms a cancellation, which cannot be undone and notifies the customer. */
export function CancelDialog({ number, ...dialog }: CancelDialogProps): JSX.Element {
  const { open, onClose, onConfirm } = dialog
  return (
    <Modal
      label={`Cancel order #${number}?`}
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button variant="destructive" onClick={onConfirm}>
            Cancel this order
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>The customer is told by e-mail. A cancelled order cannot be taken up again.</p>
    </Modal>
  )
}
