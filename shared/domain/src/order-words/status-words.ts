/** Returns the display name of a status; the three with the company's slug name the company. */
export function statusName(status: string, company: { name: string; slug: string }): string {
  const words = status.replace(`_${company.slug}`, `_${company.name}`).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the name for use inside a sentence: the company keeps its capital. */
export function statusInSentence(status: string, company: { name: string; slug: string }): string {
  const name = statusName(status, company)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export type StatusTone = 'waiting' | 'moving' | 'done' | 'given-up' | 'trouble'

/** Returns the category of a status: waiting for the shop, in progress, finished, or in need of attention. */
export function statusTone(status: string): StatusTone {
  if (/failed$|^attention_required$/.test(status)) return 'trouble'
  if (status === 'finished') return 'done'
  if (status === 'cancelled') return 'given-up'
  return status.startsWith('awaiting_') ? 'waiting' : 'moving'
}
