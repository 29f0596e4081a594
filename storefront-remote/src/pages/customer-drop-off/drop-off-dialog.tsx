import type { JSX, ReactNode } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { Button } from '@darnley/web/ui/button'
import { Modal } from '@darnley/web/ui/dialog'
import { Notice } from '@darnley/web/ui/notice'
import {
  canBeDroppedOff,
  droppedOff,
  type DropOff,
  type DropOffProblem,
} from '#src/lib/drop-off.ts'
import { statusName } from '@darnley/domain/order-words'
import { AskedOrder } from './asked-order.tsx'
import type { UseDropOff } from './use-drop-off.ts'

/** The dialog after a scan: the question, then its outcome (section 4.5). */
export function DropOffDialog({ dropOff }: { dropOff: UseDropOff }): JSX.Element {
  const { state, restart } = dropOff
  const isOpen = state.step !== 'scanning' && state.step !== 'looking-up'
  return (
    <Modal
      open={isOpen}
      onClose={restart}
      label={titleOf(state)}
      footer={isOpen ? <Footer dropOff={dropOff} /> : null}
    >
      {contentOf(state)}
    </Modal>
  )
}

function titleOf(state: DropOff): string {
  if (state.step === 'confirmed') return 'Dropoff confirmed'
  if (state.step === 'asking' || state.step === 'sending') {
    const order = `#${state.order.collection_ref}`
    return isQuestion(state) ? `Confirm dropoff of order ${order}` : `Order ${order}`
  }
  return 'Not dropped off'
}

/**
 * Whether there is something to confirm; not for an order in another status, for instance one that was already dropped
 * off.
 */
function isQuestion(state: DropOff): boolean {
  return state.step === 'sending' || (state.step === 'asking' && canBeDroppedOff(state.order))
}

function contentOf(state: DropOff): ReactNode {
  switch (state.step) {
    case 'asking':
      return <AskedOrder order={state.order} />
    case 'sending':
      return (
        <>
          <AskedOrder order={state.order} />
          {state.isWaiting ? (
            <Notice tone="info">
              You are offline. Keep this page open: the dropoff is sent once, as soon as the
              connection is back.
            </Notice>
          ) : null}
        </>
      )
    case 'confirmed':
      return (
        <Notice tone="success">
          Order {state.order.collection_ref} of {state.order.customer_name} is with you.
        </Notice>
      )
    case 'failed':
      return <Failure problem={state.problem} />
    default:
      return null
  }
}

function Failure({ problem }: { problem: DropOffProblem }): JSX.Element {
  if (problem.type === 'not-recognised') return <Notice tone="error">QR code not recognised</Notice>
  if (problem.type === 'no-answer')
    return (
      <Notice tone="error">
        The order could not be looked up. Check the connection and scan again.
      </Notice>
    )
  return (
    <>
      <Notice tone="error">Failed to mark order as dropped off</Notice>
      {problem.order ? <p>{whyNot(problem.order.status)}</p> : null}
    </>
  )
}

function whyNot(status: string): string {
  if (status === droppedOff) return 'It was dropped off before.'
  return `The order is now: ${statusName(status, pageConfig().company)}.`
}

function Footer({ dropOff }: { dropOff: UseDropOff }): JSX.Element {
  const { state, confirm, restart } = dropOff
  if (!isQuestion(state)) return <Button onClick={restart}>Close</Button>
  return (
    <>
      <Button onClick={confirm} busy={state.step === 'sending'}>
        Confirm
      </Button>
      <Button variant="secondary" onClick={restart} disabled={state.step === 'sending'}>
        Cancel
      </Button>
    </>
  )
}
