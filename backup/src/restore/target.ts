import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a restored site has in its data folder; nothing of it may be there before. */
const parts = ['releases', 'media', 'photos', 'preview-secret', 'postgres'] as const

/** A folder into which a backup is restored, as a whole or not at all. */
export interface Target {
  readonly folder: string
  /** Where files are prepared, in the same file system. */
  readonly draft: string
}

export const targetIn = (folder: string): Target => ({ folder, draft: join(folder, '.restoring') })

/**
 * Makes the folder for the draft, without what an earlier restore left there.
 * @throws Error with one sentence when the target has data, or too little space
 */
export async function prepareTarget(target: Target, bytes: number): Promise<void> {
  const { folder, draft } = target
  const held = parts.filter((name) => existsSync(join(folder, name)))
  if (held.length > 0)
    throw new Error(
      `${folder} is not empty: it has ${held.join(', ')}, and a restore replaces nothing. Restore into another folder (--into <folder>), or move these away first.`,
    )
  await rm(draft, { recursive: true, force: true })
  await mkdir(existing(folder), { recursive: true })
  await expectSpace(existing(folder), bytes)
  // Open, so that PostgreSQL's account can pass; what is secret has modes of its own.
  await mkdir(draft, { recursive: true, mode: 0o755 })
}

/** The log that recovery writes, and what file systems round up. */
const spare = 200 * 1024 * 1024

async function expectSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, bytes + spare].map((size) => Math.ceil(size / 1e6))
  if ((free ?? 0) < (needed ?? 0))
    throw new Error(
      `The disk of ${folder} has ${free} MB free, and the restored site needs ${needed} MB: free some space, or restore into another folder (--into <folder>).`,
    )
}

/** Returns the nearest folder that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder))
}

/** Puts a checked draft in its place. A later restore ends what a killed one began. */
export async function completeTarget(target: Target): Promise<void> {
  for (const name of parts)
    if (existsSync(join(target.draft, name)))
      await rename(join(target.draft, name), join(target.folder, name))
  await rm(target.draft, { recursive: true, force: true })
}

/** Removes the draft, and the folder if nothing else is in it. */
export async function dropDraft({ folder, draft }: Target): Promise<void> {
  // Processes that just ended may still write there.
  for (let tries = 0; tries < 5; tries += 1) {
    const isGone = await rm(draft, { recursive: true, force: true }).then(
      () => true,
      () => false,
    )
    if (isGone) break
    await sleep(200)
  }
  if ((await readdir(folder).catch(() => ['unknown'])).length === 0)
    await rm(folder, { recursive: true })
}
