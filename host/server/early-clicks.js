// A button of the shell that is pressed before its scripts have run is pressed once they have: what the edge rendered
// looks alive, so nobody should have to press twice. The last one counts. Links need no script.
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
