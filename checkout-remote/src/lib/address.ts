import type { Address } from 'shared/contract/checkout'
import type { Errors } from './details.ts'
import type { AddressFields } from './form.ts'
import { parsePostcode } from './postcode.ts'

/** House, line 1 and a UK postcode must be there; the city never blocks (section 5, docs/decisions). */
export function addressErrors({ house, line1, postcode }: AddressFields): Errors<AddressFields> {
  return {
    ...(house.trim() ? {} : { house: 'Enter a house name or number' }),
    ...(line1.trim() ? {} : { line1: 'Enter the first line of the address' }),
    ...postcodeError(postcode.trim()),
  }
}

function postcodeError(postcode: string): Errors<AddressFields> {
  if (!postcode) return { postcode: 'Enter a postcode' }
  return parsePostcode(postcode) ? {} : { postcode: 'Enter a full UK postcode, like LS1 4AB' }
}

/** As the api takes it: the house, a space, then the street (section 5). */
export function toAddress(fields: AddressFields, fullName: string): Address {
  return {
    full_name: fullName.trim(),
    line1: `${fields.house.trim()} ${fields.line1.trim()}`,
    line2: fields.line2.trim(),
    city: fields.city.trim(),
    postcode: parsePostcode(fields.postcode) ?? fields.postcode.trim(),
  }
}

/** "14 Weavers Row, Leeds, LS1 4AB" */
export function addressLine(fields: AddressFields): string {
  const { line1, line2, city, postcode } = toAddress(fields, '')
  return [line1, line2, city, postcode].filter(Boolean).join(', ')
}
