/** Milliseconds between refetches of visible data, to show changes by other staff. */
export const pollInterval = 4000
