/** Whether this page was opened by its own URL, not by client-side navigation. */
export function hasOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || new URL(navigation.name).pathname === location.pathname
}
