/** Returns the initials of a name, for a small badge: TA for Tom Ashworth. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = '?', last = ''] = [words.at(0)?.[0], words.length > 1 ? words.at(-1)?.[0] : '']
  return (first + last).toUpperCase()
}
