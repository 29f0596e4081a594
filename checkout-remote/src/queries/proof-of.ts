import type { OpenSession } from '#src/stores/customer-session.ts'

/** Returns the part of a body that opens a call: the token of a mailed link; else the cookie of a sign-in does. */
export function proofOf({ token }: OpenSession): { readonly token?: string } {
  return token === undefined ? {} : { token }
}
