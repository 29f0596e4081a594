/**
 * The credentials in a partner's link, after the # so that they are not sent to a server: `#access_code=…`, with
 * `&store_id=…` for a known shop, or `#token=…` with a single-use token of jwt_auth.
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
