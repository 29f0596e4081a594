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
    'keys',
    'allow-host',
    'remove-host',
  ]),
  /** `name@version` of the releases concerned. */
  releases: z.array(z.string()),
  /** Origins of other applications that were allowed or removed. */
  origins: z.array(z.string()).default([]),
  /** Kinds of site concerned; empty when none. */
  sites: z.array(z.string()),
  why: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export async function writeAudit(
  store: ReleaseStore,
  entry: z.input<typeof AuditEntry>,
): Promise<void> {
  await store.appendAudit(JSON.stringify(entry))
}

export async function readAudit(store: ReleaseStore): Promise<AuditEntry[]> {
  const lines = await store.readAudit()
  return lines.map((line) => AuditEntry.parse(JSON.parse(line)))
}
