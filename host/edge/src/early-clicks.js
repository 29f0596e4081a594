// Repeats a click on a button that was made before its scripts ran: the rendered page looks interactive, so a visitor
// should not have to click twice. Only the last click is repeated; a button of the page is found again by its text in
// what replaces the first screen. Links, forms and the menu need no script.
{
  let pressed
  const isStarted = () => document.documentElement.dataset.started !== undefined
  // A part of the first screen may stay for longer than the rest of it.
  const isKept = (button) =>
    button.isConnected && button.closest('[data-first-screen], [data-later-part]')
  const keep = ({ target }) => {
    const button = target.closest?.('button')
    const isDead = button && !button.form && !button.popoverTargetElement
    if (button) pressed = isDead && (!isStarted() || isKept(button)) ? button : undefined
  }
  const again = () => {
    if (pressed.isConnected) return pressed.click()
    const alike = ({ textContent }) => textContent === pressed.textContent
    Array.from(document.querySelectorAll('main button')).find(alike)?.click()
  }
  addEventListener('click', keep, true)
  new MutationObserver((_, observer) => {
    if (!isStarted() || (pressed && isKept(pressed))) return
    observer.disconnect()
    removeEventListener('click', keep, true)
    if (pressed) again()
  }).observe(document.documentElement, {
    attributeFilter: ['data-started'],
    childList: true,
    subtree: true,
  })
}
