// Runs first and has no dependencies: starts the page and watches the start. When the vendor file or the host fails to
// load, throws at the start or hangs, an earlier shell replaces them (the edge knows which), or a reload is offered:
// the edge renders their pages, so a dead page would otherwise look alive.
{
  const { effectiveType = '4g', saveData, rtt = Infinity } = navigator.connection ?? {}
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
    // An error in one of the two may be caused by the other, and a missing file may be either.
    const isCertain = blamed !== '' && reason !== 'threw'
    const culprit = isCertain ? release : `${shell.host}+${shell.vendor}`
    if (shell.fallback && remember(culprit)) reload(3000)
    else if (!isStarted()) offerReload()
  }

  // The failed file is known from its preload, whose error event may come slightly later.
  const notLoaded = (what) =>
    setTimeout(() => giveUp('not-loaded', `${what} ${blamed}`), blamed ? 0 : 300)

  // The edge skips what this cookie names. Returns false when it is already named, after three entries, and without
  // cookies.
  const remember = (culprit) => {
    const isSecure = location.protocol === 'https:'
    const name = isSecure ? '__Host-failed-shell' : 'failed-shell'
    const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    const before = cookie ? cookie.slice(name.length + 1).split('/') : []
    if (before.includes(culprit) || before.length === 3) return false
    const text = `${name}=${[...before, culprit].join('/')}`
    document.cookie = `${text}; Path=/; Max-Age=600; SameSite=Lax${isSecure ? '; Secure' : ''}`
    // Reading waits for the write: without it a reload sometimes sent the old cookie.
    return document.cookie.includes(text)
  }

  // Retries: a page that is still loading may ignore a reload. Waits longer each time, for slow connections.
  const reload = (patience) => {
    location.reload()
    setTimeout(() => reload(patience * 2), patience)
  }

  const offerReload = () => {
    const notice = document.getElementById('boot-failed')
    if (!notice) return
    notice.hidden = false
    notice.querySelector('button')?.addEventListener('click', () => location.reload())
  }

  // What a started page did not handle, five times at most. A call without an answer is no error of the page.
  let reports = 5
  const report = (error) => {
    const text = String(error?.stack ?? error?.message ?? '').slice(0, 4000)
    if (!isStarted() || !text.includes('/releases/') || reports-- <= 0) return
    const trace = globalThis[Symbol.for('darnley.trace')]
    const body = JSON.stringify({ trace, route: location.pathname.slice(0, 200), text })
    navigator.sendBeacon('/releases/errors', new Blob([body], { type: 'application/json' }))
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name !== 'AbortError' && reason?.code !== 'Network Error') report(reason)
  })

  // Errors of elements do not bubble, so they are handled in the capture phase.
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (isStarted()) return
      if (target instanceof HTMLLinkElement && /\/(?:vendor|host-\w+)\/.+js$/.test(target.href))
        blamed ||= target.href
      if (!(event instanceof ErrorEvent) || !event.filename.includes('/releases/')) return
      blamed = event.filename
      giveUp('threw', event.error?.stack ?? event.message)
    },
    true,
  )

  const failed = (error) => {
    const { message, stack = message } = error
    if (isStarted()) return
    if (/dynamically imported module|module script failed/i.test(message)) return notLoaded(message)
    blamed = /\/releases\/\S+?\.js/.exec(stack)?.[0] ?? blamed
    giveUp('threw', stack)
  }

  const { main, preloads, styles } = JSON.parse(document.getElementById('scripts').textContent)
  const link = (properties) =>
    document.head.append(Object.assign(document.createElement('link'), properties))
  const preload = () => {
    for (const href of styles) link({ rel: 'preload', as: 'style', crossOrigin: '', href })
    for (const [href, integrity] of preloads)
      link({ rel: 'modulepreload', fetchPriority: 'low', integrity, href })
  }

  // On a reload, paints the heading of the current step, at its position, instead of the page's first one (stored when
  // the page was left, src/app/kept-heading.ts).
  const restoreHeading = ({ address, text, top }) => {
    const root = document.documentElement
    const [navigation] = performance.getEntriesByType('navigation')
    if (address !== location.pathname + location.search || navigation?.type === 'navigate') return
    root.style.visibility = 'hidden'
    addEventListener('DOMContentLoaded', () => {
      root.style.visibility = ''
      const heading = document.getElementById('page-heading')
      if (!heading || heading.textContent === text) return
      root.dataset.restoredHeading = heading.textContent = text
      const screen = heading.closest('[data-first-screen]')
      for (let part = heading; screen && part !== screen; part = part.parentElement)
        for (const other of part.parentElement.children) other.hidden ||= other !== part
      if (screen)
        heading.style.marginTop = `${top - scrollY - heading.getBoundingClientRect().top}px`
    })
  }
  try {
    restoreHeading(JSON.parse(sessionStorage.getItem('kept-heading') ?? '{}'))
  } catch {
    // Without storage no heading was stored.
  }

  // Scripts run only after the rendered page has been painted. On a slow connection they load meanwhile; on a fast one
  // they load after the paint, which they would delay by more than they save.
  const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    if (document.hidden) resolve()
    addEventListener('visibilitychange', resolve)
    setTimeout(resolve, 3000)
  })
  const isQuick = !saveData && effectiveType === '4g' && rtt <= 100
  if (!isQuick) preload()
  Promise.all([isParsed, isPainted])
    .then(() => {
      // The manifest is not needed before the page works.
      link({ rel: 'manifest', href: '/manifest.webmanifest' })
      if (isQuick) preload()
      return import(main)
    })
    .catch(failed)
  addEventListener('shell-failed', ({ detail }) => giveUp('threw', detail))
  setTimeout(() => {
    if (isStarted()) return
    const came = performance.getEntriesByType('resource').map(({ name }) => name)
    blamed ||= came.find((name) => name.includes('/vendor/')) ? '' : '/vendor/'
    giveUp('time-limit', `nothing within ${patience} ms`)
  }, patience)
}
