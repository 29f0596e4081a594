import { useState, type JSX, type KeyboardEvent } from 'react'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { editStep } from '#src/stores/checkout-form.ts'
import type { Checkout } from '../../use-checkout.ts'
import styles from './near-postcode.module.css'

interface NearPostcodeProps {
  checkout: Checkout
  /** Opens the address, where a confirmed postcode is changed. */
  onChange: () => void
}

/** Asks where the customer is, to show what is near; the postcode becomes part of the address. */
export function NearPostcode({ checkout, onChange }: NearPostcodeProps): JSX.Element {
  const { form, progress } = checkout
  const known = normalisePostcode(form.address.postcode)
  const [typed, setTyped] = useState<string | null>(known ? null : '')
  const [isWrong, setWrong] = useState(false)
  if (known && typed === null)
    return (
      <p className={styles['known']}>
        Near {known}
        <Button
          variant="link"
          aria-label="Change the postcode"
          onClick={() => (progress.confirmed.includes('address') ? onChange() : setTyped(known))}
        >
          Change
        </Button>
      </p>
    )

  function show(): void {
    const postcode = normalisePostcode(typed ?? '')
    setWrong(postcode === null)
    if (postcode === null) return
    editStep('address', { postcode })
    setTyped(null)
  }
  /** Enter in a field would confirm the whole step. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    show()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['ask']} onKeyDown={onKeyDown}>
      <TextField
        label="Your postcode, to show what is near (optional)"
        name="near"
        value={typed ?? ''}
        maxLength={10}
        autoComplete="postal-code"
        autoCapitalize="characters"
        enterKeyHint="search"
        error={isWrong ? 'Enter a UK postcode, such as E2 6HN' : undefined}
        onChange={(text) => {
          setWrong(false)
          setTyped(text)
        }}
      />
      <Button variant="secondary" onClick={show}>
        Show
      </Button>
    </div>
  )
}
