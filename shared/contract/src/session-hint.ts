/**
 * A cookie beside the session's own that scripts can read: without it no session exists, so a page need not ask the
 * api. It grants no access.
 */
export const signedInHint = 'staff_signed_in'

/** The same for a customer who has signed in by password; its value differs for each session. */
export const customerHint = 'customer_signed_in'
