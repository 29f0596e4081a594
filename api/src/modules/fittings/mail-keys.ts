export const FITTING_MOVED = 'fitting-moved'
