import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import { root } from './settings.mjs'

/** @typedef {{ link?: boolean, resolved?: string, bin?: Record<string, string> }} Entry An entry of package-lock.json. */

/**
 * Returns a hash of what npm has to install. The repository's own packages are left out, because they are links: a new
 * one, or a dependency that is there already, needs no installation.
 */
export function hashOfPackages() {
  const { packages, ...others } = readLock()
  const installed = Object.entries(packages).flatMap(([path, entry]) => {
    const isOwn = entry.link || !path.includes('node_modules/')
    if (!isOwn) return [[path, entry]]
    // npm links the programs of a package, its own ones included.
    return entry.bin ? [[path, entry.bin]] : []
  })
  return createHash('sha256')
    .update(JSON.stringify([others, installed]))
    .digest('hex')
}

/** Links the repository's own packages that npm has not linked yet; several commands may do so at once. */
export function linkOwnPackages() {
  for (const [path, { link, resolved = '' }] of Object.entries(readLock().packages)) {
    const place = join(root, path)
    if (!link || existsSync(place)) continue
    mkdirSync(dirname(place), { recursive: true })
    try {
      symlinkSync(relative(dirname(place), join(root, resolved)), place)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
  }
}

/** @returns {{ packages: Record<string, Entry> }} */
function readLock() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return { packages: {}, ...lock }
}
