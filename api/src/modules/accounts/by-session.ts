import { notFound } from '#src/lib/http-error.ts'
import { clearCustomerCookies, customerCookie, type Exchange } from './cookies.ts'

/** Body of a call by a session. */
interface OfSession {
  readonly token?: string | undefined
}

/**
 * Uses the token of a call: that of its body, else that of the cookie of a sign-in. The cookies of a session that has
 * ended stay: the answer may come after a sign-in in another tab, whose cookies it would clear. They open nothing.
 * @throws HttpError 404 when there is neither; what `act` throws
 */
export function bySession<Result>(
  exchange: Exchange,
  { token: typed }: OfSession,
  act: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = typed ?? customerCookie(exchange.request)
  return token === undefined ? Promise.reject(notFound('Session')) : act(token)
}

/** Clears the cookies after the session of a call has ended, unless it was that of a mailed link. */
export function leave(exchange: Exchange, { token: typed }: OfSession): void {
  if (typed === undefined || typed === customerCookie(exchange.request))
    clearCustomerCookies(exchange)
}
