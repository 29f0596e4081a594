// Runs before everything else and depends on nothing: it watches over the start of the page. When vendor file or host
// can't be loaded, throw at the start or hang, an earlier shell takes their place (the edge knows which), or else a
// reload is offered: their pages are rendered by the edge, so without this a dead page would look alive.
{
  const { effectiveType = '4g', saveData } = navigator.connection ?? {}
  const patience = saveData || effectiveType !== '4g' ? 40_000 : 20_000
  const isStarted = () => document.documentElement.dataset.started !== undefined
  let blamed = ''
  let over = false

  const giveUp = (reason, trace) => {
    if (over) return
    over = true
    const { set, shell } = JSON.parse(
      document.getElementById('releases')?.textContent ?? '{"shell":{}}',
    )
    const release = blamed.includes('/vendor/') ? shell.vendor : shell.host
    const route = location.pathname
    const failure = {
      area: 'host',
      release,
      reason,
      route,
      set,
      trace: String(trace).slice(0, 4000),
    }
    const body = new Blob([JSON.stringify(failure)], { type: 'application/json' })
    navigator.sendBeacon('/releases/failures', body)
    if (shell.fallback && !document.cookie.includes('failed-shell=')) {
      document.cookie = `failed-shell=${set}; Path=/; Max-Age=600; SameSite=Lax`
      location.reload()
      // A page that is still being loaded may ignore it.
      setInterval(() => location.reload(), 3000)
    } else if (!isStarted()) offerReload()
  }

  const offerReload = () => {
    const notice = document.getElementById('boot-failed')
    if (!notice) return
    notice.hidden = false
    notice.querySelector('button')?.addEventListener('click', () => location.reload())
  }

  // Errors of elements do not bubble, so they are met on the way down.
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (isStarted()) return
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload')
        blamed ||= target.href
      if (target instanceof HTMLScriptElement) giveUp('not-loaded', `${target.src} ${blamed}`)
      if (!(event instanceof ErrorEvent) || !event.filename.includes('/releases/')) return
      blamed = event.filename
      giveUp('threw', event.error?.stack ?? event.message)
    },
    true,
  )
  addEventListener('shell-failed', ({ detail }) => giveUp('threw', detail))
  setTimeout(() => isStarted() || giveUp('time-limit', `nothing within ${patience} ms`), patience)
}
