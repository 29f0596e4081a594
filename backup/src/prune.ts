import type { Kept } from './kept.ts'
import { type ErasuresPlace, pruneErasures } from './restore/erasures.ts'
import { recordedBeforeMs } from './restore/restore-backup.ts'

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
}

const dayMs = 86_400_000

/**
 * Removes old backups and what is left of those that were broken off more than a day ago. Returns their ids. The newest
 * one always stays.
 */
export async function prune(kept: Kept, { rule, now, erasures }: Pruning): Promise<string[]> {
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
  const oldest = all.find((each) => !old.includes(each))
  if (oldest)
    await pruneErasures(erasures, new Date(Date.parse(oldest.startedAt) - recordedBeforeMs))
  return removed
}
