import { useState, type JSX, type SubmitEvent } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { pageConfig } from '@darnley/web/page-config'
import { Button } from '@darnley/web/ui/button'
import { SelectField } from '@darnley/web/ui/select-field'
import { statusName } from '@darnley/domain/order-words'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeNotice } from './change-notice.tsx'
import styles from './page.module.css'
import { useStatusChange } from './use-status-change.ts'

const dispatchedFrom = 'awaiting_pickup'

/** The statuses that the table allows now; handing the order over to us has a button of its own. */
export function StatusForm({ order }: { order: StorefrontOrder }): JSX.Element {
  const { company } = pageConfig()
  const [chosen, setChosen] = useState('')
  const [isAskingToCancel, askToCancel] = useState(false)
  const { state, dispatch, changeTo } = useStatusChange(order)
  const isBusy = state.type === 'sending' || state.type === 'waiting'
  const to = order.next_statuses.includes(chosen) ? chosen : ''
  const options = order.next_statuses.map((value) => ({ value, label: statusName(value, company) }))

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (to === '' || isBusy) return
    if (to === 'cancelled') askToCancel(true)
    else change(to)
  }

  function change(status: string): void {
    setChosen('')
    changeTo(status)
  }

  return (
    <div className={styles['section']}>
      <h2>Next step</h2>
      {order.status === dispatchedFrom ? (
        <Button wide busy={isBusy} onClick={dispatch}>
          Mark as dispatched
        </Button>
      ) : null}
      {options.length === 0 ? <p>This order is over.</p> : null}
      {options.length > 0 ? (
        <form className={styles['form']} onSubmit={submit}>
          <SelectField
            label="Change the status to"
            value={to}
            options={[{ value: '', label: 'Choose' }, ...options]}
            onChange={setChosen}
          />
          <Button type="submit" variant="secondary" disabled={to === ''} busy={isBusy}>
            Update status
          </Button>
        </form>
      ) : null}
      <ChangeNotice state={state} />
      <CancelDialog
        number={order.collection_ref}
        open={isAskingToCancel}
        onClose={() => askToCancel(false)}
        onConfirm={() => {
          askToCancel(false)
          change('cancelled')
        }}
      />
    </div>
  )
}
