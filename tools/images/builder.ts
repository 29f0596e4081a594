import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds images without a container engine and without root (https://buildah.io). */
export interface Builder {
  has(image: string): boolean
  /** Returns false when no registry answers with it. */
  pull(image: string): boolean
  /** Builds the Containerfile of a folder. @throws Error with buildah's words */
  build(folder: string, image: string): void
  /** Writes an image as an archive that `docker load` and `podman load` read. */
  save(image: string, file: string): void
}

/** @param folder Where the layers are kept. @throws Error with the command that installs buildah */
export function openBuilder(folder: string): Builder {
  const places = ['--root', join(folder, 'layers'), '--runroot', join(folder, 'run')]
  const call = (args: readonly string[]): { isOk: boolean; error: string } => {
    const { status, stderr, error } = spawnSync(
      'buildah',
      ['--storage-driver', 'vfs', ...places, ...args],
      { encoding: 'utf8', maxBuffer: 64 << 20 },
    )
    if (error)
      throw new Error(
        "Debian's buildah is needed, and this command installs nothing: apt-get install --no-install-recommends buildah",
      )
    return { isOk: status === 0, error: stderr }
  }
  const must = (args: readonly string[]): void => {
    const { isOk, error } = call(args)
    if (!isOk) throw new Error(`buildah ${args[0]} failed:\n${error}`)
  }
  return {
    has: (image) => call(['inspect', '--type', 'image', image]).isOk,
    pull: (image) => call(['pull', image]).isOk,
    // Docker's format, because the other one has no health checks.
    build: (at, image) =>
      must([
        'build',
        '--format',
        'docker',
        '--isolation',
        'chroot',
        '--pull=false',
        '-t',
        image,
        at,
      ]),
    save: (image, file) => must(['push', `localhost/${image}`, `docker-archive:${file}:${image}`]),
  }
}
