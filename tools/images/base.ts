import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Builder } from './builder.ts'
import { BASE } from './containerfile.ts'

/** What Debian's own slim image leaves out, too. The licences stay. */
const left = ['man', 'info', 'locale', 'doc', 'groff', 'lintian', 'linda', 'zoneinfo']

const options = [
  ...left.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
  '--dpkgopt=path-include=/usr/share/doc/*/copyright',
  // Neither the mirror of this machine nor an apt remains: an image is built anew, never upgraded in place.
  '--variant=essential',
  // Node is written in C++.
  '--include=libstdc++6',
]

/**
 * Ensures the base image: pulled, or made of Debian's packages by this machine's settings of apt.
 * @returns How it came, for the log
 */
export function ensureBase(builder: Builder, folder: string): string {
  if (builder.has(BASE)) return 'kept from before'
  if (builder.pull(BASE)) return 'pulled'
  mkdirSync(folder, { recursive: true })
  const made = spawnSync('mmdebstrap', [...options, 'bookworm', join(folder, 'base.tar')], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  if (made.error)
    throw new Error(
      `No registry answers with ${BASE}, and Debian's mmdebstrap, which can make it, is not installed: apt-get install --no-install-recommends mmdebstrap`,
    )
  if (made.status !== 0) throw new Error(`mmdebstrap failed:\n${made.stderr}`)
  writeFileSync(join(folder, 'Containerfile'), 'FROM scratch\nADD base.tar /\nCMD ["bash"]\n')
  builder.build(folder, BASE)
  return "made of Debian's packages, since no registry answers"
}
