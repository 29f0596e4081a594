/**
 * What a partner's link brings along, after the # so that it enters no server's log: `#access_code=…`, with
 * `&store_id=…` where the shop is known, or `#token=…` with a token of jwt_auth, which works once.
 */
export type LinkEntry =
  | { readonly type: 'code'; readonly code: string; readonly storeId: string | null }
  | { readonly type: 'token'; readonly token: string }

export function linkEntry(hash: string): LinkEntry | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const token = values.get('token')
  const code = values.get('access_code')
  if (token) return { type: 'token', token }
  return code ? { type: 'code', code, storeId: values.get('store_id') } : null
}
