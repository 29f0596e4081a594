/** `npm run pack:packages`: packs what other repositories install (docs/recipes/move-an-area-to-another-repository.md). */
import { join, relative } from 'node:path'
import { packPackages } from '#tools/pack/pack.ts'
import { explain } from './bootstrap/explain.mjs'
import { root } from './bootstrap/settings.mjs'

try {
  for (const { file } of await packPackages(root, join(root, '.data/packages')))
    console.log(relative(process.cwd(), file))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
