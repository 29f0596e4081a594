import type { Address } from '@darnley/contract/checkout'
import type { Errors } from './details.ts'
import type { AddressFields } from './form.ts'
import { normalisePostcode, readPostcode } from '@darnley/contract/text/postcode'
import { isVisible } from '@darnley/contract/text/visible'

/**
 * Returns the errors of an address: house, line 1 and a UK postcode are required, the city is optional (section 5,
 * docs/decisions).
 */
export function addressErrors({ house, line1, postcode }: AddressFields): Errors<AddressFields> {
  return {
    ...(isVisible(house) ? {} : { house: 'Enter a house name or number' }),
    ...(isVisible(line1) ? {} : { line1: 'Enter the first line of the address' }),
    ...postcodeError(postcode.trim()),
  }
}

function postcodeError(postcode: string): Errors<AddressFields> {
  if (!postcode) return { postcode: 'Enter a postcode' }
  const read = readPostcode(postcode)
  return read.type === 'ok' ? {} : { postcode: read.hint }
}

/** Returns the address in the api's shape: house, a space, then street in line 1 (section 5). */
export function toAddress(fields: AddressFields, fullName: string): Address {
  return {
    full_name: fullName.trim(),
    line1: `${fields.house.trim()} ${fields.line1.trim()}`,
    line2: fields.line2.trim(),
    city: fields.city.trim(),
    postcode: normalisePostcode(fields.postcode) ?? fields.postcode.trim(),
  }
}

/** "14 Weavers Row, Leeds, LS1 4AB" */
export function addressLine(fields: AddressFields): string {
  const { line1, line2, city, postcode } = toAddress(fields, '')
  return [line1, line2, city, postcode].filter(Boolean).join(', ')
}
