import { openCatalogue } from './admin/catalogue.ts'
import { prepareAdmin } from './admin/install.ts'
import { startAdmin } from './admin/start-admin.ts'

/** `npm run content:admin`: Payload's admin on the database and pictures of the running content service. */
const begun = Date.now()
let stop: (() => Promise<void>) | undefined
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void shutDown(0))

try {
  const catalogue = await openCatalogue()
  await prepareAdmin(console.log)
  const admin = await startAdmin(catalogue, console.log)
  stop = admin.stop
  if (stopping) await stop()
  else console.log(introduce(admin.url, catalogue.isDemo))
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  await shutDown(1)
}

async function shutDown(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await stop?.()
  process.exit(code)
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
