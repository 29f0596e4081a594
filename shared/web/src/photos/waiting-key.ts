/** The note in localStorage that photos wait in IndexedDB: most pages need not open it. */
export const waitingKey = 'photos-waiting'
