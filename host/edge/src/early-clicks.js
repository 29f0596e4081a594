// Repeats a click on a button of the shell that was made before its scripts ran: the rendered page looks interactive,
// so a visitor should not have to click twice. Only the last click is repeated. Links need no script.
{
  let pressed
  const keep = ({ target }) => (pressed = target.closest?.('button') ?? pressed)
  addEventListener('click', keep, true)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
  }).observe(document.documentElement, { attributeFilter: ['data-started'] })
}
