/** Whether this page was asked for by its own address, and not reached by a link inside another one's document. */
export function hasOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || new URL(navigation.name).pathname === location.pathname
}
