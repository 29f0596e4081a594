import { createClient, isApiError, type CallInput, type ResponseOf } from '#src/client/client.ts'
import type { CallName } from '#src/contract/calls.ts'
import type { Storefront } from '#src/contract/storefront-session.ts'
import { atom } from '#src/stores/stores.ts'

export type StaffSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly storefront: Storefront }

/** Who works here: only partner sites ever leave 'unknown'. */
export const $staff = atom<StaffSession>({ status: 'unknown' })

const client = createClient({ credentials: true })
/** Many calls that meet a 401 at once share one refresh. */
let refreshing: Promise<void> | undefined

/** Signs in by cookie. Rejects with 'Unauthorized' when e-mail or password is wrong. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { storefront } = await client.call('POST /storefront/token', { body: credentials })
  $staff.set({ status: 'signed-in', storefront })
}

export async function signOut(): Promise<void> {
  await client.call('POST /storefront/logout')
  $staff.set({ status: 'signed-out' })
}

/** Asks who is signed in; never rejects for a visitor who is not. */
export async function restoreStaff(): Promise<void> {
  try {
    const storefront = await staffCall('GET /storefront/storefront_details')
    $staff.set({ status: 'signed-in', storefront })
  } catch (error) {
    if (!isApiError(error) || error.code !== 'Unauthorized') throw error
  }
}

/** A call of a signed-in colleague: on a 401 it refreshes the session once and retries (section 4.7). */
export async function staffCall<Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
): Promise<ResponseOf<Name>> {
  try {
    return await client.call(name, input)
  } catch (error) {
    if (!isApiError(error) || error.code !== 'Unauthorized') throw error
    await refreshSession()
    return client.call(name, input)
  }
}

function refreshSession(): Promise<void> {
  refreshing ??= client
    .call('POST /storefront/refresh_token')
    .then(({ storefront }) => $staff.set({ status: 'signed-in', storefront }))
    .catch((error: unknown) => {
      $staff.set({ status: 'signed-out' })
      throw error
    })
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}
