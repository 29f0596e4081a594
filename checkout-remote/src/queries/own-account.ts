import { createClient, type ResponseOf } from '@darnley/web/client'
import { changeCookies } from '@darnley/web/in-turn'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'
import type { OpenSession } from '#src/stores/customer-session.ts'
import { proofOf } from './proof-of.ts'

const client = createClient({ credentials: true })

export type AccountPage = ResponseOf<'POST /public/account'>
export type OwnAccount = NonNullable<AccountPage['account']>

interface AccountQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<AccountPage>
  readonly retry: (failures: number, error: Error) => boolean
}

/** Reads the account of a session; does not retry for one that has ended. */
export function ownAccountQuery(session: OpenSession): AccountQuery {
  return {
    queryKey: ['own-account', session.id],
    queryFn: () => client.call('POST /public/account', { body: proofOf(session) }),
    retry: (failures, error) => failures < 2 && !isUnknownOrder(error),
  }
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface SignIn extends Credentials {
  /** Also after the browser was closed. */
  readonly stays: boolean
}

export function signIn({
  stays,
  ...credentials
}: SignIn): Promise<ResponseOf<'POST /public/account_sign_in'>> {
  const body = { ...credentials, stays_signed_in: stays }
  return changeCookies('customer-session', (signal) =>
    client.call('POST /public/account_sign_in', { body, signal }),
  )
}

export async function register(body: Credentials & { readonly name: string }): Promise<void> {
  await client.call('POST /public/register', { body })
}

interface OfSession {
  readonly session: OpenSession
}

export async function changeName({
  session,
  name,
}: OfSession & { readonly name: string }): Promise<void> {
  await client.call('POST /public/account_name', { body: { ...proofOf(session), name } })
}

export type KeptDetails = Pick<OwnAccount, 'phone' | 'address'>

/** Keeps phone and address in the account; null deletes what was kept. */
export async function changeDetails({
  session,
  phone,
  address,
}: OfSession & KeptDetails): Promise<void> {
  const body = { ...proofOf(session), phone, address }
  await client.call('POST /public/account_details', { body })
}

export async function changeEmail({ session, ...typed }: OfSession & Credentials): Promise<void> {
  await client.call('POST /public/account_email', { body: { ...proofOf(session), ...typed } })
}

export async function confirmEmail(body: {
  readonly token: string
  readonly password: string
}): Promise<void> {
  await changeCookies('customer-session', (signal) =>
    client.call('POST /public/confirm_account_email', { body, signal }),
  )
}

interface PasswordChange extends OfSession {
  readonly password: string
  readonly new_password: string
}

export async function changePassword({ session, ...typed }: PasswordChange): Promise<void> {
  await client.call('POST /public/account_password', { body: { ...proofOf(session), ...typed } })
}

export type Device = ResponseOf<'POST /public/account_sessions'>[number]

interface DevicesQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<Device[]>
}

/** The open sessions of the account. */
export function devicesQuery(session: OpenSession): DevicesQuery {
  return {
    queryKey: ['own-account', session.id, 'devices'],
    queryFn: () => client.call('POST /public/account_sessions', { body: proofOf(session) }),
  }
}

/** Ends a session of the account; returns those left. */
export function endDevice({ session, id }: OfSession & { readonly id: string }): Promise<Device[]> {
  const body = { ...proofOf(session), session_id: id }
  return changeCookies('customer-session', (signal) =>
    client.call('POST /public/account_session_end', { body, signal }),
  )
}

export async function signOutEverywhere(session: OpenSession): Promise<void> {
  const body = proofOf(session)
  await changeCookies('customer-session', (signal) =>
    client.call('POST /public/account_sign_out_everywhere', { body, signal }),
  )
}

export async function deleteAccount({
  session,
  password,
}: OfSession & Pick<Credentials, 'password'>): Promise<void> {
  const body = { ...proofOf(session), ...(password !== '' && { password }) }
  await changeCookies('customer-session', (signal) =>
    client.call('POST /public/account_deletion', { body, signal }),
  )
}
