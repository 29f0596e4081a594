import { parseArgs } from 'node:util'
import { areas, yardstick } from './areas.ts'
import { releaseAll } from './release-all.ts'

const known = [...areas, yardstick]
const names = known.map(({ name }) => name)
const usage = `usage: node tools/release/cli.ts <all | ${names.join(' | ')}> --dir <releases folder> [--force]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, force: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => name !== 'all' && !names.includes(name))

if (positionals.length === 0 || unknown.length > 0 || !values.dir) {
  console.error(usage)
  process.exit(2)
}

try {
  const built = await releaseAll({
    releasesDir: values.dir,
    onlyChanged: !values.force,
    log: (line) => console.log(line),
    areas: positionals.includes(yardstick.name) ? known : areas,
    ...(positionals.includes('all') ? {} : { only: positionals }),
  })
  console.log(`${built.length} of ${areas.length} areas built; the whole set is live`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
