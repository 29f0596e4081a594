/**
 * Leaves for the page what a visitor did in its first screen before scripts ran: answers that are open, typed text, and
 * the focus. Called before the page replaces it.
 */
export function keepOpened(screen: Element | null): void {
  const opened = Array.from(screen?.querySelectorAll('details[open][id]') ?? [], ({ id }) => id)
  const typed = Array.from(
    screen?.querySelectorAll<HTMLInputElement>('input:not([inert])') ?? [],
  ).filter(({ value }) => value)
  const focused = screen?.querySelector(':focus')
  // The page replaces the first screen in the same task.
  queueMicrotask(() => {
    for (const id of opened) document.getElementById(id)?.setAttribute('open', '')
    for (const input of typed) type(input)
    if (focused) twinOf(focused)?.focus()
  })
}

/** Types the text into the page's own field, which listens to its events. */
function type(input: HTMLInputElement): void {
  const twin = twinOf(input)
  if (!(twin instanceof HTMLInputElement)) return
  // React overrides the setter of the field itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(twin, input.value)
  twin.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns the control of the page that stands for one of its first screen, where a link may have been a button's. */
function twinOf(control: Element): HTMLElement | undefined {
  const mark = (each: Element): string | null => each.getAttribute('name') ?? each.textContent
  return Array.from(document.querySelectorAll<HTMLElement>('main :is(a, button, input)')).find(
    (each) => mark(each) === mark(control),
  )
}
