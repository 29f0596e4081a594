/** `npm run new:remote -- <area>`: makes the folder of a new area (docs/recipes/add-an-area.md). */
import { relative } from 'node:path'
import { makeRemote } from '@darnley/releases/cli/new-remote'
import { explain } from './bootstrap/explain.mjs'
import { root } from './bootstrap/settings.mjs'

const usage = 'Usage: npm run new:remote -- <area>, as in npm run new:remote -- gift'
const [, , area = '--help'] = process.argv
if (area === '--help' || area === '-h') {
  console.log(usage)
  process.exit(0)
}
try {
  const folder = relative(root, await makeRemote(area))
  console.log(`Made ${folder}. Next:
  npm run dev -w ${folder}                  its pages alone
  npm test -- ${folder}                     its tests
  npm run release -- publish ${area}             a release (--dirty before its first commit)
  npm run release -- promote ${area}@<version> --site web`)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
