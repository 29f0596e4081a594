/** Raise it when what visitors agree to changes: everybody is asked again (section 4.6). */
export const consentRevision = 1

export const consentCookie = 'cc_cookie'

export type ConsentCategory = 'necessary' | 'analytics'

/** The part of the record (section 3) that the shell reads without the library; the library writes it. */
interface ConsentRecord {
  readonly categories: readonly string[]
  readonly revision: number
}

/** What this visitor answered; null when never, or when it was about something else. */
export function readConsent(cookies: string = document.cookie): ConsentRecord | null {
  const value = cookies
    .split('; ')
    .find((each) => each.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1)
  const record = value ? parse(value) : null
  return record?.revision === consentRevision ? record : null
}

/** Whether this visitor allowed a category. */
export function allows(category: ConsentCategory): boolean {
  return readConsent()?.categories.includes(category) ?? false
}

function parse(value: string): ConsentRecord | null {
  try {
    const record = JSON.parse(decodeURIComponent(value)) as ConsentRecord | null
    return Array.isArray(record?.categories) ? record : null
  } catch {
    return null
  }
}
