import { HttpError, notFound } from '#src/lib/http-error.ts'
import { clearCustomerCookies, customerCookie, type Exchange } from './cookies.ts'

/** Body of a call by a session. */
interface OfSession {
  readonly token?: string | undefined
}

/**
 * Uses the token of a call: that of its body, else that of the cookie of a sign-in. The cookies of a session that has
 * ended are cleared.
 * @throws HttpError 404 when there is neither; what `act` throws
 */
export async function bySession<Result>(
  exchange: Exchange,
  { token: typed }: OfSession,
  act: (token: string) => Promise<Result>,
): Promise<Result> {
  if (typed !== undefined) return act(typed)
  try {
    const token = customerCookie(exchange.request)
    if (token === undefined) throw notFound('Session')
    return await act(token)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) clearCustomerCookies(exchange)
    throw error
  }
}

/** Clears the cookies after the session of a call has ended, unless it was that of a mailed link. */
export function leave(exchange: Exchange, { token: typed }: OfSession): void {
  if (typed === undefined || typed === customerCookie(exchange.request))
    clearCustomerCookies(exchange)
}
