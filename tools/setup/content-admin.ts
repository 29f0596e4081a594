import { openCatalogue } from './admin/catalogue.ts'
import { prepareAdmin } from './admin/install.ts'
import { startAdmin } from './admin/start-admin.ts'
import { explain } from './bootstrap/explain.mjs'
import { stopSignal, untilAborted } from './stop-signal.ts'

/** `npm run content:admin`: Payload's admin on the database and pictures of the running content service. */
const begun = Date.now()
const stopped = stopSignal()
const failure = Promise.withResolvers<never>()
failure.promise.catch(() => {})

try {
  await run()
  process.exit(0)
} catch (error) {
  if (!stopped.aborted) console.error(explain(error))
  process.exit(stopped.aborted ? 0 : 1)
}

async function run(): Promise<void> {
  const catalogue = await openCatalogue()
  await prepareAdmin({ log: console.log, signal: stopped })
  const admin = await startAdmin(catalogue, {
    log: console.log,
    signal: stopped,
    onFailure: failure.reject,
  })
  try {
    console.log(introduce(admin.url, catalogue.isDemo))
    await Promise.race([untilAborted(stopped), failure.promise])
  } finally {
    await admin.stop()
  }
}

function introduce(url: string, isDemo: boolean): string {
  const editor = isDemo ? 'editor@darnley.example / needle-and-thread' : 'one of your own'
  return `
Ready in ${((Date.now() - begun) / 1000).toFixed(1)} s. Ctrl-C stops the admin; the site goes on.

  Catalogue's admin   ${url}
  Editor              ${editor}

What is published shows on the site within five seconds.
`
}
