// Repeats a click on a button that was made before its scripts ran: the rendered page looks interactive, so a visitor
// should not have to click twice. Only the last click is repeated; a button of the page is found again by its text in
// what replaces the first screen. Links, forms and the menu need no script.
{
  let pressed
  const keep = ({ target }) => {
    const button = target.closest?.('button')
    if (button) pressed = button.form || button.popoverTargetElement ? undefined : button
  }
  const again = () => {
    if (pressed?.isConnected) return pressed.click()
    const alike = ({ textContent }) => textContent === pressed.textContent
    Array.from(document.querySelectorAll('main button')).find(alike)?.click()
  }
  addEventListener('click', keep, true)
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.started === undefined) return
    // A part of the first screen may stay for longer than the rest of it.
    if (pressed?.isConnected && pressed.closest('[data-first-screen], [data-later-part]')) return
    observer.disconnect()
    removeEventListener('click', keep, true)
    if (pressed) again()
  }).observe(document.documentElement, {
    attributeFilter: ['data-started'],
    childList: true,
    subtree: true,
  })
}
