/** Vite's mode in which a remote's configuration builds its standard container. */
export const standardMode = 'standard-container'
