import { isEmail } from '@darnley/contract/text/email'
import { isVisible } from '@darnley/contract/text/visible'
import type { DetailsFields } from './form.ts'

export type Errors<Fields> = Partial<Record<keyof Fields, string>>

/** Returns the errors of the details, worded for users; an empty object when there are none (section 5). */
export function detailsErrors(
  { name, email, phone }: Pick<DetailsFields, 'name' | 'email' | 'phone'>,
  isMobile: (typed: string) => boolean,
): Errors<DetailsFields> {
  return {
    ...(isVisible(name) ? {} : { name: 'Enter a name' }),
    ...emailError(email.trim()),
    ...phoneError(phone.trim(), isMobile),
  }
}

function emailError(email: string): Errors<DetailsFields> {
  if (!email) return { email: 'Enter an e-mail address' }
  return isEmail(email) ? {} : { email: 'Enter an e-mail address like name@example.com' }
}

function phoneError(phone: string, isMobile: (typed: string) => boolean): Errors<DetailsFields> {
  if (!phone) return { phone: 'Enter a mobile number' }
  return isMobile(phone) ? {} : { phone: 'Enter a mobile number like 07700 900123' }
}
