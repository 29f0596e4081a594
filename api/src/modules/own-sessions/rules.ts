import Bowser from 'bowser'

/** Browser and system in words, for instance "Chrome on Windows"; null for what names neither. */
export function deviceWords(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || null
  return name && os.name ? `${name} on ${os.name}` : name
}
