import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ensureDraftSecret } from '#tools/setup/installation.ts'
import { startPart, type Part } from '#tools/setup/stack/part.ts'
import { recordIn } from '#tools/setup/stack/record.ts'
import type { SupervisionOptions } from '#tools/setup/stack/supervise.ts'
import type { Catalogue } from './catalogue.ts'
import { adminFolder } from './install.ts'

/** Starts the admin on a catalogue and waits until it is ready. */
export function startAdmin(
  { port, databaseUrl, mediaFolder, dataFolder, isDemo, siteUrl }: Catalogue,
  supervision: SupervisionOptions,
): Promise<Part> {
  return startPart({
    ...supervision,
    name: 'content-admin',
    folder: adminFolder,
    entry: 'server.ts',
    env: {
      PORT: String(port),
      CONTENT_DATABASE_URL: databaseUrl,
      MEDIA_DIR: mediaFolder,
      // Stored, so that editors stay signed in after a restart.
      PAYLOAD_SECRET: process.env['PAYLOAD_SECRET'] ?? randomBytes(32).toString('hex'),
      CONTENT_PREVIEW_SECRET: ensureDraftSecret(dataFolder),
      SITE_URL: siteUrl,
      SEED_DEMO: String(isDemo),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: join(dataFolder, 'logs/content-admin.log'),
    onLaunch: (child) => recordIn(dataFolder, { name: 'admin-part', child }),
  })
}
