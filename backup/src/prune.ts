import type { Kept } from './kept.ts'
import { type ErasuresPlace, noteNeed, pruneErasures } from './restore/erasures.ts'

/** A backup that one of them keeps is kept. */
export interface PruneRule {
  /** Number of the newest ones. */
  readonly keep?: number
  /** Age in days. */
  readonly days?: number
}

interface Pruning {
  readonly rule: PruneRule
  readonly now: Date
  readonly erasures: ErasuresPlace
  /** The place of the backups, as messages name it. */
  readonly name: string
  readonly log: (line: string) => void
}

const dayMs = 86_400_000

/**
 * Removes old backups and what is left of those that were broken off more than a day ago. Returns their ids. The newest
 * one always stays.
 */
export async function prune(
  kept: Kept,
  { rule, now, erasures, name, log }: Pruning,
): Promise<string[]> {
  const { keep = 1, days = 0 } = rule
  if (rule.keep === undefined && rule.days === undefined)
    throw new Error('Say which backups to keep: --keep <number>, --days <number> or both.')
  const all = await kept.list()
  const isOld = ({ startedAt }: { startedAt: string }): boolean =>
    Date.parse(startedAt) < now.getTime() - days * dayMs
  const old = all.slice(0, -keep).filter(isOld)
  const broken = await kept.unfinished(new Date(now.getTime() - dayMs))
  const removed = [...old.map(({ id }) => id), ...broken]
  for (const id of removed) await kept.remove(id)
  await noteNeed(erasures, { kept, name, now, log })
  await pruneErasures(erasures, log)
  return removed
}
