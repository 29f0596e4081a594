/** The pattern the api checks with (zod's), so that both sides agree without zod in the bundle. */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text)
}
