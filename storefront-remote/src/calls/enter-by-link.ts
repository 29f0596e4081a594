import { createClient } from '@darnley/web/client'
import { signInByToken } from '@darnley/web/session'
import type { LinkEntry } from '#src/lib/link-entry.ts'

export interface Shop {
  readonly id: string
  readonly name: string
}

export type Entering =
  | { readonly type: 'entered' }
  | { readonly type: 'choose-shop'; readonly shops: readonly Shop[] }

const client = createClient({ credentials: true })

/** Signs in with a partner's link. Asks for the shop when a code belongs to several. Rejects with an ApiError. */
export async function enterByLink(entry: LinkEntry): Promise<Entering> {
  if (entry.type === 'token') return enterByToken(entry.token)
  const { code, storeId } = entry
  if (storeId) return enterShop(code, storeId)
  const { stores } = await client.call('GET /public/storefront/auth', {
    query: { access_code: code },
  })
  const [only] = stores
  return stores.length === 1 && only
    ? enterShop(code, only.id)
    : { type: 'choose-shop', shops: stores }
}

/** Signs in the till of a shop: its token is used at once and not stored. */
export async function enterShop(code: string, storeId: string): Promise<Entering> {
  const query = { access_code: code, store_id: storeId }
  const { access_token } = await client.call('POST /storefront/jwt_auth', { query })
  return enterByToken(access_token)
}

async function enterByToken(token: string): Promise<Entering> {
  await signInByToken(token)
  return { type: 'entered' }
}
