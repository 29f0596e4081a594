/**
 * A cookie beside the session's own that scripts can read: without it no session exists, so a page need not ask the
 * api. It grants no access.
 */
export const signedInHint = 'staff_signed_in'
