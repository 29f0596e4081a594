/** Dispatched on the page when staff log out: every area clears its customer data. */
export const loggedOut = 'staff:logged-out'
