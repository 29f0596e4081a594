import { parseArgs } from 'node:util'
import { openReleaseStore, readBucketSettings } from 'shared/releases/open-store'
import { areas } from './areas.ts'
import { CommandError } from './commands/context.ts'
import { run } from './commands/run.ts'
import { actor } from './git.ts'
import { askContract } from './live-api.ts'
import { options, usage } from './usage.ts'

const [command = '', ...rest] = process.argv.slice(2)
const { PORT = '3000', API_URL = `http://127.0.0.1:${Number(PORT) + 100}` } = process.env

try {
  const { positionals, values } = parseArgs({ args: rest, allowPositionals: true, options })
  const folder = values.dir ?? process.env['RELEASES_DIR'] ?? '.data/releases'
  await run(
    {
      store: openReleaseStore(folder, readBucketSettings(process.env)),
      areas,
      who: await actor(process.env),
      why: values.why,
      log: (line) => console.log(line),
      askContract: () => askContract(API_URL),
    },
    { command, positionals, values },
  )
} catch (error) {
  if (error instanceof CommandError || (error as Error).name === 'TypeError') {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
