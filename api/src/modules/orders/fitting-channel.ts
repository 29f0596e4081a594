/**
 * The channel (db/order-conditions.ts) of clothes that come with their customer: their provider names a drop-off point
 * all the same.
 */
export const FITTING_CHANNEL = 'AtFitting'
