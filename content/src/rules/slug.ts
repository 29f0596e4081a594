/** Returns the slug of a name: 'Trousers & jeans' becomes 'trousers-jeans'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Whether an id consists of lower-case words with hyphens; a dot separates levels, as in shorten-hem.finish.original.
 */
export function isTextId(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(value) && value.length <= 120
  )
}

/** Returns the wanted id, with the first free number appended when it is taken. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
