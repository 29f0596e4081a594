/** Limits of reports under the guarantee, for browsers: without a schema. */

/** UTF-16 units of the customer's words, and of the reason why a report is declined. */
export const longestReport = 1000
