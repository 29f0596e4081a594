/** Returns the seconds until the next attempt: 2, 4, 8 ... up to an hour. Attempts never stop (I5). */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** Math.max(1, attempts), 3600)
}
