/** Strips spaces and mends the common +44 07... (section 5). */
export function cleanPhone(typed: string): string {
  return typed.replaceAll(/\s/g, '').replace(/^\+4407/, '+447')
}

/** A first guess without the telephone rules, which come in a chunk of their own. */
export function looksLikeBritishMobile(typed: string): boolean {
  return /^(?:0|\+44)7\d{9}$/.test(cleanPhone(typed))
}
