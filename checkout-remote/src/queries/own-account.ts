import { createClient, type ResponseOf } from '@darnley/web/client'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'

const client = createClient()

export type AccountPage = ResponseOf<'POST /public/account'>
export type OwnAccount = NonNullable<AccountPage['account']>

interface AccountQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<AccountPage>
  readonly retry: (failures: number, error: Error) => boolean
}

/** Reads the account of a session; does not retry for one that has ended. */
export function ownAccountQuery(token: string): AccountQuery {
  return {
    queryKey: ['own-account', token],
    queryFn: () => client.call('POST /public/account', { body: { token } }),
    retry: (failures, error) => failures < 2 && !isUnknownOrder(error),
  }
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

export function signIn(body: Credentials): Promise<ResponseOf<'POST /public/account_sign_in'>> {
  return client.call('POST /public/account_sign_in', { body })
}

export async function register(body: Credentials & { readonly name: string }): Promise<void> {
  await client.call('POST /public/register', { body })
}

interface OfSession {
  readonly token: string
}

export async function changeName(body: OfSession & { readonly name: string }): Promise<void> {
  await client.call('POST /public/account_name', { body })
}

export async function changeEmail(body: OfSession & Credentials): Promise<void> {
  await client.call('POST /public/account_email', { body })
}

export async function confirmEmail(body: OfSession & Pick<Credentials, 'password'>): Promise<void> {
  await client.call('POST /public/confirm_account_email', { body })
}

interface PasswordChange extends OfSession {
  readonly password: string
  readonly new_password: string
}

export async function changePassword(body: PasswordChange): Promise<void> {
  await client.call('POST /public/account_password', { body })
}

export async function signOutEverywhere(token: string): Promise<void> {
  await client.call('POST /public/account_sign_out_everywhere', { body: { token } })
}

export async function deleteAccount({
  token,
  password,
}: OfSession & Pick<Credentials, 'password'>): Promise<void> {
  const proof = password === '' ? {} : { password }
  await client.call('POST /public/account_deletion', { body: { token, ...proof } })
}
