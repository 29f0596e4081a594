import { z } from 'zod'
import type { ReleaseStore } from './store.ts'

/** One line of the audit log: who changed which site, when and why. */
const AuditEntry = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  action: z.enum([
    'publish',
    'promote',
    'canary',
    'rollback',
    'retire',
    'mount',
    'unmount',
    'prune',
    'preview',
  ]),
  /** `name@version` of the releases concerned. */
  releases: z.array(z.string()),
  /** Kinds of site concerned; empty when none. */
  sites: z.array(z.string()),
  why: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export async function writeAudit(store: ReleaseStore, entry: AuditEntry): Promise<void> {
  await store.appendAudit(JSON.stringify(entry))
}

export async function readAudit(store: ReleaseStore): Promise<AuditEntry[]> {
  const lines = await store.readAudit()
  return lines.map((line) => AuditEntry.parse(JSON.parse(line)))
}
