/** Increment it when the categories change: all visitors are asked again (section 4.6). */
export const consentRevision = 1

export const consentCookie = 'cc_cookie'

export type ConsentCategory = 'necessary' | 'analytics'

/** The part of the record (section 3) that the shell reads without the library, which writes it. */
interface ConsentRecord {
  readonly categories: readonly string[]
  readonly revision: number
}

/** Returns this visitor's answer; null without one, or when it is of an earlier revision. */
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
