/** The catalogue changes a few times a week: within a visit nothing is asked for twice. */
export const catalogueAge = 30 * 60 * 1000
