/**
 * Working days from arrival until an order is completed and dispatched (section 9). In a file of its own, so that a page
 * that names them does not load the calendar.
 */
export const TURNAROUND_DAYS = { standard: 7, express: 3 } as const
