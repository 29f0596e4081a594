import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startPart } from '#tools/setup/stack/part.ts'
import type { Catalogue } from './catalogue.ts'
import { adminFolder } from './install.ts'

export interface RunningAdmin {
  readonly url: string
  stop(): Promise<void>
}

export async function startAdmin(
  catalogue: Catalogue,
  log: (line: string) => void,
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
      // Without one that is kept, editors sign in again after a restart.
      PAYLOAD_SECRET: process.env['PAYLOAD_SECRET'] ?? randomBytes(32).toString('hex'),
      SEED_DEMO: String(catalogue.isDemo),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: join(catalogue.dataFolder, 'logs/content-admin.log'),
    onRestart: () => log('The admin stopped by itself and is started again.'),
  })
  return { url: `http://localhost:${port}/admin`, stop: () => part.stop() }
}
