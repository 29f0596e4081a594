/** All messages between tabs: the data itself is fetched from the api. Older releases know 'changed' only. */
const messages = ['changed', 'logged-out'] as const
export type TabMessage = (typeof messages)[number]

/**
 * Sends messages between the tabs of a browser: `broadcast` sends one, and `onMessage` runs in every other tab. Does
 * nothing where there are no tabs, as in a test without a page.
 */
export function otherTabs(
  name: string,
  onMessage: (message: TabMessage) => void,
): { broadcast: (message?: TabMessage) => void } {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { broadcast: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    const message = messages.find((each) => each === data)
    if (message) onMessage(message)
  })
  return { broadcast: (message = 'changed') => channel.postMessage(message) }
}
