/** Returns the address of the wizard's home at a category's items, or with an item of it chosen. */
export function addressOfItems(category: string, item?: string): string {
  return `/?${new URLSearchParams({ category, ...(item === undefined ? {} : { item }) })}`
}
