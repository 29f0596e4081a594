import type { AddressFields } from './form.ts'

interface AddressField {
  readonly name: keyof AddressFields
  readonly label: string
  readonly required: boolean
  readonly autoComplete: string
  readonly maxLength: number
}

/** Browsers autofill house and street as one line, so it goes into Line 1 only. */
export const addressFields: readonly AddressField[] = [
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
