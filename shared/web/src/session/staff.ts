import {
  createClient,
  isApiError,
  onConnectionBack,
  type CallInput,
  type ResponseOf,
} from '#src/client/client.ts'
import type { CallName } from '@darnley/contract/calls'
import { signedInHint } from '@darnley/contract/session-hint'
import type { Storefront } from '@darnley/contract/storefront-session'
import { changeCookies } from '#src/locks/in-turn.ts'
import { atom } from '#src/stores/stores.ts'
import { forgetCustomer } from './forget-customer.ts'
import { otherTabs } from './other-tabs.ts'

export type StaffSession =
  | { readonly status: 'unknown' }
  /** The api is unreachable; retried until it responds. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly storefront: Storefront }

/** The signed-in staff; stays 'unknown' except on partner sites. */
export const $staff = atom<StaffSession>({ status: 'unknown' })

const client = createClient({ credentials: true })
/** Concurrent calls that get a 401 share one refresh. */
let refreshing: Promise<void> | undefined
/**
 * Incremented on each sign-in and sign-out, so that late responses to an earlier session are ignored: a page opened at
 * the sign-in may learn that no session exists only after a quick user has signed in.
 */
let sessionEpoch = 0
/**
 * Aborted from the moment a session ends until the next one begins: a page that asks for news at intervals would get a
 * 401 for a call that crosses the sign-out.
 */
let session = new AbortController()
/** Number of successful refreshes: a 401 from before the last one needs no other. */
let refreshCount = 0

/** Signing in or out in one tab does so in all of them (F39). */
const tabs = otherTabs('staff', (message) => {
  if (message === 'logged-out') leave()
  else if ($staff.get().status !== 'unknown') void restoreStaff()
})

/** Takes turns with the other tabs. */
const change = <Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
  changeCookies('staff-session', call)

/** The cookie's name has a prefix over https. */
const hint = new RegExp(`^(?:__Host-)?${signedInHint}=`)

/** Milliseconds before the session is requested again. */
const retryDelay = 3000
let retryTimer: ReturnType<typeof setTimeout> | undefined

interface Credentials {
  readonly email: string
  readonly password: string
  /** Of a second step, which the workshop's staff may have. */
  readonly code?: string
}

/** Signs in by cookie. Rejects with 'Unauthorized' when e-mail, password or code is wrong. */
export async function signIn(credentials: Credentials): Promise<void> {
  await change((signal) =>
    client.call('POST /storefront/token', { body: credentials, signal }),
  ).then(enter)
}

/** Starts a session in this browser from the access token of a partner's link; the token works once. */
export async function signInByToken(token: string): Promise<void> {
  const bearer = createClient({ credentials: true, authorization: { type: 'bearer', token } })
  await change((signal) => bearer.call('POST /storefront/refresh_token', { signal })).then(enter)
}

/**
 * Ends the session and clears what the till stores of the last customer (docs/decisions); the api empties the basket.
 * A session that expires keeps both (F35).
 */
export async function signOut(): Promise<void> {
  session.abort()
  await change((signal) =>
    client.call('POST /storefront/logout', { signal }).then(
      () => {
        tabs.broadcast('logged-out')
        leave()
      },
      (error: unknown) => {
        session = new AbortController()
        throw error
      },
    ),
  )
}

/**
 * Requests the session's state. When the storefront's details fail for any reason, refreshes the session once and
 * retries (section 8); only a refused refresh signs out. Keeps the current state while the api is unreachable. A
 * browser without the session hint is signed out without a request. Never rejects.
 */
export async function restoreStaff(): Promise<void> {
  clearTimeout(retryTimer)
  if (!mayBeSignedIn()) return $staff.set({ status: 'signed-out' })
  const epoch = sessionEpoch
  const fetchDetails = (): Promise<Storefront> => client.call('GET /storefront/storefront_details')
  const refreshAndFetch = (): Promise<Storefront> => refreshSession().then(fetchDetails)
  try {
    const storefront = await fetchDetails().catch(refreshAndFetch)
    if (epoch === sessionEpoch) begin(storefront)
  } catch (error) {
    if (epoch !== sessionEpoch) return
    // Forbidden: the session belongs to another storefront.
    if (isUnauthorized(error) || has(error, 'Forbidden')) $staff.set({ status: 'signed-out' })
    else if (!isKnown()) retryLater()
  }
}

onConnectionBack(() => {
  if ($staff.get().status === 'unreachable') void restoreStaff()
})

function isKnown(): boolean {
  return $staff.get().status.startsWith('signed-')
}

function retryLater(): void {
  $staff.set({ status: 'unreachable' })
  clearTimeout(retryTimer)
  retryTimer = setTimeout(() => void restoreStaff(), retryDelay)
}

/**
 * Makes a call as signed-in staff: on a 401 it refreshes the session once and retries (section 4.7).
 * @throws ApiError; 'Request aborted' when the session ends meanwhile
 */
export async function staffCall<Name extends CallName>(
  name: Name,
  given: CallInput<Name> = {},
): Promise<ResponseOf<Name>> {
  const before = refreshCount
  const epoch = sessionEpoch
  const input = { ...given, signal: untilSessionEnds(given.signal) }
  try {
    return await client.call(name, input)
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    if (refreshCount === before) await refreshSession()
    return client.call(name, input).catch((again) => signOutWhenRefused(again, epoch))
  }
}

function untilSessionEnds(signal: AbortSignal | undefined): AbortSignal {
  return signal ? AbortSignal.any([signal, session.signal]) : session.signal
}

function refreshSession(): Promise<void> {
  const epoch = sessionEpoch
  refreshing ??= change((signal) => client.call('POST /storefront/refresh_token', { signal }))
    .then(({ storefront }) => {
      refreshCount += 1
      if (epoch === sessionEpoch) $staff.set({ status: 'signed-in', storefront })
    })
    .catch((error) => signOutWhenRefused(error, epoch))
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

/** Signs out when the api refused the session; a lost connection does not end it. */
function signOutWhenRefused(error: unknown, epoch: number): never {
  if (isUnauthorized(error) && epoch === sessionEpoch) $staff.set({ status: 'signed-out' })
  throw error
}

function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').some((each) => hint.test(each))
}

function leave(): void {
  sessionEpoch += 1
  session.abort()
  forgetCustomer()
  $staff.set({ status: 'signed-out' })
}

function enter({ storefront }: { storefront: Storefront }): void {
  sessionEpoch += 1
  begin(storefront)
  tabs.broadcast()
}

function begin(storefront: Storefront): void {
  if (session.signal.aborted) session = new AbortController()
  $staff.set({ status: 'signed-in', storefront })
}

function has(error: unknown, code: string): boolean {
  return isApiError(error) && error.code === code
}

function isUnauthorized(error: unknown): boolean {
  return has(error, 'Unauthorized')
}
