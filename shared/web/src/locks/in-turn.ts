/** Milliseconds after which a call that has no answer lets the next one go. */
const callLimit = 30_000

/**
 * Runs tasks of one name one after the other, in all tabs of the site. A browser without locks, as on plain http,
 * runs them at once.
 */
export function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, task) : task()
}

/**
 * Makes a call whose answer sets or clears the cookies of a session, in turn with the others of its name: a late
 * answer to a sign-out or a refresh would take the cookies of a sign-in in another tab.
 * @param call gets the signal that aborts it when no answer comes
 */
export function changeCookies<Result>(
  name: 'staff-session' | 'customer-session',
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return inTurn(name, () => call(AbortSignal.timeout(callLimit)))
}
