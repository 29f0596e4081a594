/**
 * Whether the browser left an entry of its history that the router still renders: the visitor went Back while the page
 * was loaded. To replace the entry would then overwrite another one. False where no browser keeps the entries.
 */
export function hasLeftEntry(key: string): boolean {
  const entry = history.state as { readonly idx?: number; readonly key?: string } | null
  // 'default' is the router's name for the entry with which a document was opened.
  return entry?.idx !== undefined && (entry.key ?? 'default') !== key
}
