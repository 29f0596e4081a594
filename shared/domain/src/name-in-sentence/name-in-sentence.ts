/** Returns a name for the middle of a sentence: 'Trousers' becomes 'trousers'. One such as T-shirt keeps its capital. */
export function nameInSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
