/** Stored while what is typed is no amount: every check of an amount refuses it. */
const NONE = -1

/** Returns an amount as it is typed, such as 16.00; nothing for what is not known. */
export function toPounds(pence: unknown): string {
  return typeof pence === 'number' && pence !== NONE ? (pence / 100).toFixed(2) : ''
}

/** Returns whole pence; null for nothing, and an amount that is refused for what is none. */
export function toPence(typed: string): number | null {
  const text = typed.trim().replace(/^£\s*/, '')
  if (text === '') return null
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return NONE
  const [, pounds = '', pence = ''] = match
  return Number(pounds) * 100 + Number(pence.padEnd(2, '0'))
}
