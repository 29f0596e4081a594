import { useId, useState, type JSX, type SubmitEvent } from 'react'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { findOrder } from '#src/calls/find-order.ts'
import { lookUpProblem, type LookUpProblem } from '#src/lib/order-problem.ts'
import styles from './page.module.css'

/** The alert (section 8), and the error of the field. */
const words: Record<LookUpProblem, { alert: string; field?: string }> = {
  unknown: {
    alert: 'QR code not recognised',
    field: 'No order with this number is dropped off here. Check the number with the customer.',
  },
  'no-answer': { alert: 'We could not look up the order. Check the connection and try again.' },
}

/** The alternative to the camera: the number in the customer's e-mail, typed or scanned into the field. */
export function OrderNumberForm({
  onFound,
}: {
  onFound: (order: StorefrontOrder) => void
}): JSX.Element {
  const id = useId()
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState<LookUpProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isEmpty = number.trim() === ''

  async function find(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      onFound(await findOrder(number.trim()))
    } catch (error) {
      setProblem(lookUpProblem(error))
      document.getElementById(id)?.focus()
    } finally {
      setIsBusy(false)
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isEmpty && !isBusy) void find()
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        id={id}
        name="order_number"
        label="Order number"
        hint="On the customer’s e-mail, for instance DN-48213"
        value={number}
        maxLength={100}
        autoComplete="off"
        error={problem ? words[problem].field : undefined}
        onChange={(value) => {
          setNumber(value)
          setProblem(null)
        }}
      />
      {problem ? <Notice tone="error">{words[problem].alert}</Notice> : null}
      <Button type="submit" variant="secondary" disabled={isEmpty} busy={isBusy}>
        Find order
      </Button>
    </form>
  )
}
