// The only script that depends on nothing: it says so when the vendor file or the host can't be loaded.
// Their pages are rendered by the edge, so without it a dead page would look alive.
const patience = 30_000

function offerReload() {
  if (document.documentElement.dataset.started) return
  const notice = document.getElementById('boot-failed')
  if (!notice) return
  notice.hidden = false
  notice.querySelector('button')?.addEventListener('click', () => location.reload())
}

// Errors of elements do not bubble, so they are met on the way down.
addEventListener(
  'error',
  (event) => event.target instanceof HTMLScriptElement && offerReload(),
  true,
)
setTimeout(offerReload, patience)
