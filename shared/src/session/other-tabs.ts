/** One word is all that tabs say to each other: what is stored is fetched from the api. */
const CHANGED = 'changed'

/**
 * Keeps the tabs of one browser in step: `tell` says that something was stored, and `onTold` runs in every other tab.
 * Does nothing where there are no tabs, as in a test without a page.
 */
export function otherTabs(name: string, onTold: () => void): { tell: () => void } {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    if (data === CHANGED) onTold()
  })
  return { tell: () => channel.postMessage(CHANGED) }
}
