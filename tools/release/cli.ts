import { parseArgs } from 'node:util'
import { areas } from './areas.ts'
import { releaseAll } from './release-all.ts'

const usage = 'usage: node tools/release/cli.ts all --dir <releases folder> [--force]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, force: { type: 'boolean', default: false } },
})

if (positionals[0] !== 'all' || !values.dir) {
  console.error(usage)
  process.exit(2)
}

try {
  const log = (line: string): void => console.log(line)
  const built = await releaseAll({ releasesDir: values.dir, onlyChanged: !values.force, log })
  console.log(`${built.length} of ${areas.length} areas built, all live`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
