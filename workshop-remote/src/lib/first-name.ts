/** Returns what a customer is called in a sentence. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
