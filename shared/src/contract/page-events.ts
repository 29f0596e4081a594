/** Said to a page when staff log out: whatever an area still knows of a customer, it forgets now. */
export const loggedOut = 'staff:logged-out'
