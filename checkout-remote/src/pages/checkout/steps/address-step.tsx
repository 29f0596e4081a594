import { useEffect, useState, type JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { FillAddress } from '#src/components/account/from-account.tsx'
import { SaveForNextTime } from '#src/components/account/save-for-next-time.tsx'
import { addressErrors } from '#src/lib/address.ts'
import { addressFields } from '#src/lib/address-fields.ts'
import type { AddressFields } from '#src/lib/form.ts'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../step-props.ts'
import { AddressFinder } from './address-finder.tsx'
import styles from './address-step.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { StepForm } from './step-form.tsx'
import { useFieldErrors } from './use-field-errors.ts'

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
      <FillAddress onFilled={() => setIsManual(true)} />
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
          <SaveForNextTime />
        </div>
      ) : null}
    </StepForm>
  )
}
