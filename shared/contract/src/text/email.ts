/** Letters, digits and +-_'. before the @, at most 64 of them (RFC 5321), and a domain with a dot after it. */
export const emailPattern =
  /^(?=[^@]{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** The longest address that a mail server must accept (RFC 5321). */
export const emailMaxLength = 254

export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text)
}
