// Runs the renderer of a release in a process of its own, started by run-renderer.ts. The process may read the release's
// files and nothing else: Node's permission model refuses the rest of the disk, other processes and native code, and
// what follows refuses Node's modules and the network. What pages ask for, the edge answers.
import { isBuiltin, registerHooks } from 'node:module'

const { process } = globalThis
const exit = process.exit.bind(process)
const tell = process.send.bind(process)
const send = (message) => new Promise((sent) => tell(message, sent))

/** Requests that wait for the edge, by their number. */
const waiting = new Map()
let asked = 0

function ask(address, { method = 'GET', credentials } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers()
  asked += 1
  waiting.set(asked, { resolve, reject })
  void send({ type: 'ask', id: asked, address: String(address), method, credentials })
  return promise
}

function answer({ id, status, body, error }) {
  const request = waiting.get(id)
  waiting.delete(id)
  if (error === undefined) request?.resolve(new Response(body, { status }))
  else request?.reject(new TypeError(error))
}

function confine() {
  registerHooks({
    resolve(specifier, context, next) {
      if (isBuiltin(specifier)) throw new Error(`A renderer may not import ${specifier}`)
      return next(specifier, context)
    },
  })
  for (const name of ['WebSocket', 'EventSource', 'XMLHttpRequest']) delete globalThis[name]
  for (const name of ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'kill', 'send'])
    Object.defineProperty(process, name, { value: undefined })
  globalThis.fetch = ask
}

async function render({ entry, config, origin, paths }) {
  const blocks = { 'page-config': { textContent: JSON.stringify(config) } }
  globalThis.document = {
    cookie: '',
    getElementById: (id) => blocks[id] ?? null,
    querySelector: () => null,
  }
  confine()
  const { renderScreen, listAddresses } = await import(entry)
  const renderAll = async (all) => {
    for (const path of all) await renderOne(path)
  }
  const renderOne = async (path) => {
    const message = await renderScreen({ path, origin }).then(
      (screen) => ({ type: 'screen', path, screen }),
      (error) => ({ type: 'no-screen', path, error: textOf(error) }),
    )
    await send(message)
  }
  await renderAll(paths)
  const listed = await listAddresses?.(paths).catch((error) =>
    send({ type: 'no-screen', path: '?', error: textOf(error) }),
  )
  if (Array.isArray(listed)) await renderAll(listed)
}

const textOf = (error) => String(error?.stack ?? error)

// The edge was killed: a renderer may hold the process open.
process.once('disconnect', () => exit(1))
process.on('message', (message) => {
  if (message.type === 'answer') return answer(message)
  void render(message)
    .catch((error) => send({ type: 'failed', error: textOf(error) }))
    .then(() => exit(0))
})
