import Bowser from 'bowser'

/** Returns browser and system as text, for instance "Chrome on Windows"; null when neither is recognised. */
export function deviceWords(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || null
  return name && os.name ? `${name} on ${os.name}` : name
}
