import { z } from 'zod'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Bytes = z.int().min(0)
const Migrated = z.object({
  /** Name of the database on its server. */
  name: z.string(),
  /** Number of migrations that it had. */
  migrations: z.int().min(0),
})
const PlaceKind = z.enum(['folder', 'bucket'])

/** What is known of a backup without its key. It is written last: without it there is no backup. */
export const Description = z.object({
  format: z.literal(1),
  /** Time of its start and a random part; keys of its parts begin with it. */
  id: z.string().regex(/^\d{8}T\d{6}Z-[0-9a-f]{8}$/),
  startedAt: z.iso.datetime(),
  /** The point to which the databases are restored: everything committed before `at` is there. */
  point: z.object({
    lsn: z.string(),
    at: z.iso.datetime(),
    /** When the copy had ended: no restore stops before. Backups of earlier versions do not say it. */
    end: z.iso.datetime().optional(),
  }),
  finishedAt: z.iso.datetime(),
  server: z.object({
    version: z.string(),
    major: z.int(),
    /** Identifies the data folder of the server. */
    system: z.string(),
    /** The role by which the backup was made. */
    user: z.string(),
    /** Whether it archived its log. Backups of earlier versions do not say it. */
    archives: z.boolean().optional(),
  }),
  databases: z.object({ api: Migrated, content: Migrated }),
  contract: z.string(),
  photos: PlaceKind,
  releases: PlaceKind,
  files: Bytes,
  /** Of all files, unpacked. */
  bytes: Bytes,
  /** Who can open it: recipients as age writes them. */
  recipients: z.array(z.string()),
  parts: z.array(z.object({ bytes: Bytes, sha256: Sha256 })),
})

export type Description = z.infer<typeof Description>

/** A file of the archive: its path from the data folder, as in `media/hem.webp`. */
export const FileRecord = z.object({ path: z.string(), bytes: Bytes, sha256: Sha256 })
export type FileRecord = z.infer<typeof FileRecord>

/** Last file of an archive: a line with the backup's id, then a line of JSON for each file. */
export const listName = 'files.jsonl'

export const descriptionKey = (id: string): string => `${id}/backup.json`
export const partKey = (id: string, index: number): string =>
  `${id}/part-${String(index + 1).padStart(6, '0')}`
