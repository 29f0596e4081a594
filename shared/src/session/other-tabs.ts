/** All that tabs say to each other: what is stored is fetched from the api. Tabs of older releases know 'changed' alone. */
const words = ['changed', 'logged-out'] as const
export type TabNews = (typeof words)[number]

/**
 * Keeps the tabs of one browser in step: `tell` says what happened, and `onTold` runs in every other tab.
 * Does nothing where there are no tabs, as in a test without a page.
 */
export function otherTabs(
  name: string,
  onTold: (news: TabNews) => void,
): { tell: (news?: TabNews) => void } {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    const news = words.find((word) => word === data)
    if (news) onTold(news)
  })
  return { tell: (news = 'changed') => channel.postMessage(news) }
}
