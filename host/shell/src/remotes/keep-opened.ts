/**
 * Leaves for the page what a visitor did in its first screen before scripts ran: answers that are open, and the link
 * that has the focus. Called before the page replaces it.
 */
export function keepOpened(screen: Element | null): void {
  const opened = Array.from(screen?.querySelectorAll('details[open][id]') ?? [], ({ id }) => id)
  const focused = screen?.querySelector('a:focus')?.getAttribute('href')
  // The page replaces the first screen in the same task.
  queueMicrotask(() => {
    for (const id of opened) document.getElementById(id)?.setAttribute('open', '')
    if (focused)
      document.querySelector<HTMLElement>(`main a[href="${CSS.escape(focused)}"]`)?.focus()
  })
}
