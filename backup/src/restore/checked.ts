import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Description } from '#src/archive/description.ts'
import type { LaterPoint } from './recover.ts'
import type { Target } from './target.ts'

/** What a checked draft was made of: only the same restore goes on with it. */
const Checked = z.object({
  backup: Description,
  /** Null: the backup's own point. */
  until: z.iso.datetime().nullable(),
})
export type Checked = z.infer<typeof Checked>

/** What a command asks for. */
interface Asked {
  /** Undefined: the newest, or the one that was begun. */
  readonly id?: string | undefined
  readonly later: LaterPoint | null
}

const fileIn = ({ draft }: Target): string => join(draft, 'checked')

export function checkedOf(backup: Description, { later }: Asked): Checked {
  return { backup, until: later?.until.toISOString() ?? null }
}

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

function differenceOf({ backup, until }: Checked, { id, later }: Asked): string | null {
  if (id !== undefined && id !== backup.id) return `${id} is another backup`
  const asked = later?.until.toISOString() ?? null
  if (asked === until) return null
  return asked === null ? 'now no --until is given' : `--until ${asked} is another point`
}
