import { isEmail } from '@darnley/contract/text/email'

export function emailFault(email: string): string | null {
  return isEmail(email) ? null : 'Enter an e-mail address like name@example.com'
}
