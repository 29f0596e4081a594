import { useEffect, useState, type JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { addressErrors } from '#src/lib/address.ts'
import type { AddressFields } from '#src/lib/form.ts'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../step-props.ts'
import { AddressFinder } from './address-finder.tsx'
import styles from './address-step.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { StepForm } from './step-form.tsx'
import { useFieldErrors } from './use-field-errors.ts'

interface AddressField {
  readonly name: keyof AddressFields
  readonly label: string
  readonly required: boolean
  readonly autoComplete: string
  readonly maxLength: number
}

/** Browsers autofill house and street as one line, so it goes into Line 1 only. */
const addressFields: readonly AddressField[] = [
  {
    name: 'house',
    label: 'House name/number',
    required: true,
    autoComplete: 'off',
    maxLength: 60,
  },
  {
    name: 'line1',
    label: 'Line 1',
    required: true,
    autoComplete: 'address-line1',
    maxLength: 139,
  },
  {
    name: 'line2',
    label: 'Line 2',
    required: false,
    autoComplete: 'address-line2',
    maxLength: 200,
  },
  {
    name: 'city',
    label: 'City',
    required: false,
    autoComplete: 'address-level2',
    maxLength: 100,
  },
  {
    name: 'postcode',
    label: 'Postcode',
    required: true,
    autoComplete: 'postal-code',
    maxLength: 20,
  },
]

/** The address, found by search or typed; either way the fields show what will be sent. */
export function AddressStep({ checkout, onOpen }: StepProps): JSX.Element {
  const { address } = checkout.form
  const [isManual, setIsManual] = useState(() => Object.values(address).some(Boolean))
  const [isChosen, setIsChosen] = useState(false)
  const errors = addressErrors(address)
  const fields = useFieldErrors<AddressFields>('address', errors)
  const isReady = Object.keys(errors).length === 0

  const houseId = fields.idOf('house')
  useEffect(() => {
    // The pressed button is gone.
    if (isChosen) document.getElementById(houseId)?.focus()
  }, [isChosen, houseId])

  function submit(): void {
    if (!isReady) {
      setIsManual(true)
      return fields.failed()
    }
    editStep('address', { postcode: normalisePostcode(address.postcode) ?? address.postcode })
    confirmStep('address')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm address" isReady={isReady} onSubmit={submit}>
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <AddressFinder
        isManual={isManual}
        onManual={() => setIsManual(true)}
        onChosen={() => {
          setIsManual(true)
          setIsChosen(true)
        }}
      />
      {isManual ? (
        <div className={styles['fields']}>
          {addressFields.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              id={fields.idOf(name)}
              name={name}
              value={address[name]}
              error={fields.errorOf(name)}
              onBlur={() => fields.blurred(name, address[name])}
              onChange={(value) => {
                fields.typed(name)
                editStep('address', { [name]: value })
              }}
            />
          ))}
          <p className={styles['country']}>
            <span>Country</span>
            <span>United Kingdom</span>
          </p>
        </div>
      ) : null}
    </StepForm>
  )
}
