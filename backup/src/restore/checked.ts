import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '@darnley/storage/files'
import { z } from 'zod'
import { Description } from '#src/archive/description.ts'
import type { InBuckets } from './buckets.ts'
import type { LaterPoint } from './recover.ts'
import type { Target } from './target.ts'

const Address = z.url().nullable()

/** What a checked draft was made of: only the same restore goes on with it. */
const Checked = z.object({
  backup: Description,
  /** Null: the backup's own point. */
  until: z.iso.datetime().nullable(),
  /** Addresses of the buckets that its files are for; null: they stay in the folder. */
  buckets: z.object({ media: Address, photos: Address, releases: Address }),
  /** Whether erasures were made again in its database. */
  isErased: z.boolean(),
})
export type Checked = z.infer<typeof Checked>

/** What a command asks for. */
interface Asked {
  /** Undefined: the newest, or the one that was begun. */
  readonly id?: string | undefined
  readonly later: LaterPoint | null
  readonly places: InBuckets
  /** False with --without-erasures. */
  readonly isErased: boolean
}

const parts = ['media', 'photos', 'releases'] as const

const fileIn = ({ draft }: Target): string => join(draft, 'checked')

export function checkedOf(backup: Description, { later, places, isErased }: Asked): Checked {
  const { media, photos, releases } = places
  const buckets = {
    media: addressOf(media),
    photos: addressOf(photos),
    releases: addressOf(releases),
  }
  return { backup, until: later?.until.toISOString() ?? null, buckets, isErased }
}

const addressOf = (place: Place): string | null =>
  'bucket' in place ? place.bucket.url.replace(/\/+$/, '') : null

/** Marks a draft whose files only need to be put in place, from which a later restore goes on. */
export async function markChecked(target: Target, checked: Checked): Promise<void> {
  const unfinished = `${fileIn(target)}.tmp`
  await writeFile(unfinished, JSON.stringify(checked), { flush: true })
  await rename(unfinished, fileIn(target))
}

/**
 * Returns what a restore was making that was broken off after everything had been checked; null when there is none.
 * @throws Error with one sentence that says what to do when another restore is asked for
 */
export async function checkedIn(target: Target, asked: Asked): Promise<Checked | null> {
  if (!existsSync(fileIn(target))) return null
  const checked = await readChecked(target)
  const other = differenceOf(checked, asked)
  if (other === null) return checked
  throw new Error(
    `In ${target.folder} a restore of ${checked.backup.id} to ${endOf(checked)} was broken off at its very end, and ${other}. Repeat that one, or restore into another folder (--into <folder>), or remove ${target.draft} and what was restored beside it.`,
  )
}

async function readChecked(target: Target): Promise<Checked> {
  try {
    return Checked.parse(JSON.parse(await readFile(fileIn(target), 'utf8')))
  } catch (cause) {
    throw new Error(
      `${fileIn(target)} does not say which backup was restored there: restore into another folder (--into <folder>), or remove ${target.draft} and what was restored beside it.`,
      { cause },
    )
  }
}

/** Returns the time to which the databases of a checked draft were brought. */
export const endOf = ({ backup, until }: Checked): string => until ?? backup.point.at

function differenceOf({ backup, until, buckets, isErased }: Checked, asked: Asked): string | null {
  const { id } = asked
  if (id !== undefined && id !== backup.id) return `${id} is another backup`
  const now = checkedOf(backup, asked)
  if (now.until !== until)
    return now.until === null ? 'now no --until is given' : `--until ${now.until} is another point`
  if (now.isErased !== isErased)
    return `--without-erasures was ${isErased ? 'not given' : 'given'} then`
  const moved = parts.find((part) => now.buckets[part] !== buckets[part])
  if (moved === undefined) return null
  // Some of the files may be in the former place alone.
  const setting = `${moved.toUpperCase()}_BUCKET_URL`
  return buckets[moved] === null
    ? `${setting} was not set then`
    : `${setting} was ${buckets[moved]} then`
}
