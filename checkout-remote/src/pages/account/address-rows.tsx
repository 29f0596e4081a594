import type { JSX } from 'react'
import { TextField } from '@darnley/web/ui/text-field'
import { addressFields } from '#src/lib/address-fields.ts'
import type { AddressFields } from '#src/lib/form.ts'
import type { AccountForm } from './use-account-form.ts'

interface AddressRowsProps {
  field: AccountForm<keyof AddressFields>['field']
}

/** The fields of an address, as checkout has them. */
export function AddressRows({ field }: AddressRowsProps): JSX.Element {
  return (
    <>
      {addressFields.map(({ name, label, autoComplete, maxLength }) => (
        <TextField key={name} {...{ name, label, autoComplete, maxLength }} {...field(name)} />
      ))}
    </>
  )
}
