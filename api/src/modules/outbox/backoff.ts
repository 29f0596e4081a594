/** Seconds until the next attempt: 2, 4, 8 ... up to an hour, for ever: each e-mail is sent in the end (I5). */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** Math.max(1, attempts), 3600)
}
