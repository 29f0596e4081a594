import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startPart } from '#tools/setup/stack/part.ts'
import { recordIn } from '#tools/setup/stack/record.ts'
import type { Catalogue } from './catalogue.ts'
import { adminFolder } from './install.ts'

export interface RunningAdmin {
  readonly url: string
  stop(): Promise<void>
}

interface Start {
  readonly log: (line: string) => void
  readonly signal: AbortSignal
  /** Called with the reason when the admin stays down. */
  readonly onFailure: (error: Error) => void
}

export async function startAdmin(
  catalogue: Catalogue,
  { log, signal, onFailure }: Start,
): Promise<RunningAdmin> {
  log('Starting the admin ...')
  const { port } = catalogue
  const part = await startPart({
    name: 'content-admin',
    folder: adminFolder,
    entry: 'server.ts',
    env: {
      PORT: String(port),
      CONTENT_DATABASE_URL: catalogue.databaseUrl,
      MEDIA_DIR: catalogue.mediaFolder,
      // Stored, so that editors stay signed in after a restart.
      PAYLOAD_SECRET: process.env['PAYLOAD_SECRET'] ?? randomBytes(32).toString('hex'),
      SEED_DEMO: String(catalogue.isDemo),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: join(catalogue.dataFolder, 'logs/content-admin.log'),
    signal,
    onLaunch: (child) => recordIn(catalogue.dataFolder, { name: 'admin-part', child }),
    onRestart: log,
    onGiveUp: onFailure,
  })
  return { url: `http://localhost:${port}/admin`, stop: () => part.stop() }
}
