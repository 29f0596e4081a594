/**
 * A cookie that scripts can read, beside the session's own, which they can't: without it nobody is signed in, so a page
 * need not ask. It opens nothing.
 */
export const signedInHint = 'staff_signed_in'
