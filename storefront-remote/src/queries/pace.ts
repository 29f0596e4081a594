/** How often what is on screen is asked for again, so that a colleague's changes show without a reload. */
export const colleaguesPace = 4000
