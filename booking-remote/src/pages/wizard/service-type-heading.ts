/** Shown by the step and, before it, while a basket entry is on its way. */
export const serviceTypeHeading = 'Would you like your item repaired or altered?'
