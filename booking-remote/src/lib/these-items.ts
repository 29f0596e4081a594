/** Returns the garment as a sentence points at it, such as "these jeans" or "this dress". */
export function theseItems(name: string): string {
  const noun = name.toLowerCase()
  return /(?<!s)s$/.test(noun) ? `these ${noun}` : `this ${noun}`
}
