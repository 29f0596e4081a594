/** `npm run new:remote -- <area> [--site <kind>]`: makes the folder of a new area (docs/recipes/add-an-area.md). */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRemote } from '@darnley/releases/cli/new-remote'
import { explain } from './bootstrap/explain.mjs'
import { root } from './bootstrap/settings.mjs'

const usage = `Usage: npm run new:remote -- <area> [--site <kind>]...

Makes the folder of a new area, as in npm run new:remote -- gift.

  --site <kind>  web (the default), storefront or workshop: where its first page is; may be repeated`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
  })
  const [area, ...others] = positionals
  if (values.help || area === undefined) console.log(usage)
  else if (others.length > 0) throw new Error(`One area at a time: what is '${others[0]}'?`)
  else await make(area, values.site ?? ['web'])
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function make(area: string, sites: readonly string[]): Promise<void> {
  const folder = relative(root, await makeRemote(area, { sites }))
  console.log(`Made ${folder}. Next:
  npm run dev -w ${folder}                  its pages alone
  npm test -- ${folder}                     its tests
  npm run release -- publish ${area}             a release (--dirty before its first commit)
  npm run release -- promote ${area}@<version>   live on ${sites.join(' and ')}`)
}
