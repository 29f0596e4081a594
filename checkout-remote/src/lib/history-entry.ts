/**
 * Whether the browser left an entry of its history that the router still renders: the visitor went Back while the page
 * was loaded. To replace the entry would then overwrite another one. False where no browser keeps the entries.
 */
export function hasLeftEntry(key: string): boolean {
  const entry: unknown = history.state
  if (typeof entry !== 'object' || entry === null || !('idx' in entry)) return false
  // The router's name for the entry with which a document was opened.
  const current = 'key' in entry ? entry.key : 'default'
  return current !== key
}
