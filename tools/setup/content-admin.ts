import { openCatalogue, type Catalogue } from './admin/catalogue.ts'
import { prepareAdmin } from './admin/install.ts'
import { startAdmin } from './admin/start-admin.ts'
import { runUntilStopped } from './run-until-stopped.ts'

/** `npm run content:admin`: Payload's admin on the database and pictures of the running content service. */
const begun = Date.now()

await runUntilStopped(async ({ stopped, onFailure }) => {
  const catalogue = await openCatalogue()
  await prepareAdmin({ log: console.log, signal: stopped })
  console.log('Starting the admin ...')
  const { stop } = await startAdmin(catalogue, {
    signal: stopped,
    onRestart: console.log,
    onGiveUp: onFailure,
  })
  return { introduction: introduce(catalogue), stop }
})

function introduce({ port, isDemo }: Catalogue): string {
  const user = isDemo
    ? 'owner@darnley.example, editor@… or viewer@… / needle-and-thread'
    : 'one of your own'
  return `
Ready in ${((Date.now() - begun) / 1000).toFixed(1)} s. Ctrl-C stops the admin; the site continues.

  Catalogue's admin   http://localhost:${port}/admin
  User                ${user}

Published changes appear on the site within five seconds.
`
}
