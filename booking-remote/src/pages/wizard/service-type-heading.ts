/** Shown by the step and, before it, while a basket entry loads. */
export const serviceTypeHeading = 'Would you like your item repaired or altered?'
