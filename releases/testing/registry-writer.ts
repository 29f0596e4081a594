import { createInterface } from 'node:readline'
import { changeRegistry } from '#core/change-registry.ts'
import { openReleaseStore, readBucketSettings } from '#core/open-store.ts'

/**
 * A process that adds `<name>-1`, `<name>-2` and so on to the registry's list of releases being removed. Prints
 * `inside` during the first change and `done <n>` for each that is stored. With `--wait` the first change continues
 * after a line on standard input. Arguments: name, number of changes.
 */
const [name = '', count = '0', wait] = process.argv.slice(2)
const { RELEASES_DIR = '' } = process.env
const store = openReleaseStore(RELEASES_DIR, readBucketSettings(process.env))
const lines = createInterface({ input: process.stdin })
let isFirst = true

for (let n = 1; n <= Number(count); n += 1) {
  await changeRegistry(store, async (registry) => {
    if (!registry) throw new Error('There is no registry')
    if (isFirst) console.log('inside')
    if (isFirst && wait) await new Promise((resolve) => lines.once('line', resolve))
    isFirst = false
    const removing = [...registry.removing, `${name}-${n}`]
    return { registry: { ...registry, removing }, result: undefined }
  })
  console.log(`done ${n}`)
}
lines.close()
