const decoder = new TextDecoder('utf-8', { fatal: true })

/** The text of bytes that are UTF-8; null for others, of which a lenient decoder would keep U+FFFD. */
export function readUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/** Names of the fields of a query or form whose percent-encoded text is no UTF-8, such as `name=%ff`. */
export function misencodedFields(encoded: string): string[] {
  return encoded
    .split('&')
    .filter((pair) => !isDecodable(pair))
    .map((pair) => pair.split('=', 1)[0] ?? '')
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
