/** Strips spaces and corrects the common +44 07... (section 5). */
export function cleanPhone(typed: string): string {
  return typed.replaceAll(/\s/g, '').replace(/^\+4407/, '+447')
}

/** An estimate without the telephone rules, which are in a chunk of their own. */
export function looksLikeBritishMobile(typed: string): boolean {
  return /^(?:0|\+44)7\d{9}$/.test(cleanPhone(typed))
}
