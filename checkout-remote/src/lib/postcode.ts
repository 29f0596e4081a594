const pattern =
  /^(?:GIR 0AA|[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRVWXY]?) \d[ABD-HJLNP-UW-Z]{2})$/

/** "sw1a-1aa" > "SW1A 1AA": any case, spacing or punctuation; null when it is no full UK postcode. */
export function parsePostcode(text: string): string | null {
  const characters = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const postcode = `${characters.slice(0, -3)} ${characters.slice(-3)}`
  return pattern.test(postcode) ? postcode : null
}
