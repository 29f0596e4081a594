import { useId, type JSX, type SubmitEvent } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import styles from './discount-code.module.css'
import { useDiscount } from './use-discount.ts'

/** A field to enter a discount code, and to remove the current one (section 4.2). */
export function DiscountCode({ held }: { held: string | null }): JSX.Element {
  const discount = useDiscount()
  const { outcome, isBusy } = discount
  const fieldId = useId()
  const isEmpty = discount.typed.trim() === ''

  /** Focuses the field afterwards: the button may be gone or disabled, and the field has the error. */
  async function answerAtField(asking: Promise<void>): Promise<void> {
    await asking
    document.getElementById(fieldId)?.focus()
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isEmpty && !isBusy) void answerAtField(discount.apply())
  }

  return (
    <div className={styles['discount']}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {/* If the field already has the focus, only this announces its error. */}
        <div aria-live="assertive">
          <TextField
            id={fieldId}
            name="discount_code"
            label="Discount code"
            value={discount.typed}
            maxLength={50}
            autoComplete="off"
            error={outcome === 'not-valid' ? 'Discount code is not valid' : undefined}
            onChange={discount.type}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={isEmpty} busy={isBusy}>
          Apply
        </Button>
      </form>
      {outcome === 'applied' ? <Notice tone="success">Discount applied!</Notice> : null}
      {outcome === 'removed' ? <Notice tone="info">Discount removed.</Notice> : null}
      {outcome === 'too-many' ? (
        <Notice tone="error">
          Several codes that are not valid were tried. Please wait a few minutes, then try again.
        </Notice>
      ) : null}
      {outcome === 'failed' ? (
        <Notice tone="error">
          We couldn’t reach our shop, so the discount stays as it was. Please try again.
        </Notice>
      ) : null}
      {held ? (
        <p className={styles['held']}>
          <span className={styles['code']}>{held}</span>
          <Button
            variant="link"
            disabled={isBusy}
            onClick={() => void answerAtField(discount.remove())}
            aria-label={`Remove discount code ${held}`}
          >
            Remove
          </Button>
        </p>
      ) : null}
    </div>
  )
}
