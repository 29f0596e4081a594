const decoder = new TextDecoder('utf-8', { fatal: true })

/** Returns the text of UTF-8 bytes; null for invalid bytes, which a lenient decoder would replace by U+FFFD. */
export function readUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/** Returns the fields of a query or form whose percent-encoded text is not UTF-8, such as `name=%ff`. */
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
