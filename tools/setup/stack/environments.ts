import { join } from 'node:path'
import { stripeEvents } from '@darnley/node/stripe-events'
import { publicKeyOf } from '@darnley/releases/trust/keys'
import { ensureDraftSecret, ensurePreviewSecret } from '#tools/setup/installation.ts'
import type { Databases } from './databases.ts'
import type { Ports } from '../bootstrap/ports.mjs'

interface Setup {
  readonly ports: Ports
  readonly databases: Databases
  readonly options: { readonly dataFolder: string; readonly releasesFolder: string }
  /** Keys of owner and teams; empty in a store without keys. */
  readonly privateKeys: readonly string[]
}

type PartName = 'sandbox' | 'content' | 'api' | 'edge'

/**
 * V8 sizes its heap by the machine's memory and would keep 350 MB, of which 60 are used. Small young and old spaces cost
 * no measurable time (docs/bench.md). docker-compose.yml has the same settings.
 */
const apiMemory = '--max-semi-space-size=4 --max-old-space-size=192'

/** Returns the settings of each part, with the secrets of a demonstration. */
export function environments({
  ports,
  databases,
  options,
  privateKeys,
}: Setup): Record<PartName, Record<string, string>> {
  // All parts need the same value: over https a site has other cookies and another origin.
  const site = process.env['SITE_URL'] ?? `http://localhost:${ports.edge}`
  const sandbox = `http://localhost:${ports.sandbox}`
  const local = (port: number): string => `http://127.0.0.1:${port}`
  const drafts = { CONTENT_PREVIEW_SECRET: ensureDraftSecret(options.dataFolder) }
  return {
    sandbox: {
      PORT: String(ports.sandbox),
      SMTP_PORT: String(ports.smtp),
      SANDBOX_DATABASE_URL: databases.sandbox,
      STRIPE_WEBHOOK_URL: `${local(ports.api)}/public/stripe_webhook`,
      STRIPE_WEBHOOK_EVENTS: stripeEvents.join(','),
      SITE_URL: site,
    },
    content: {
      PORT: String(ports.content),
      CONTENT_DATABASE_URL: databases.content.url,
      CONTENT_DATABASE_OWNER_URL: databases.content.ownerUrl,
      MEDIA_DIR: join(options.dataFolder, 'media'),
      ...drafts,
      METRICS_PORT: String(ports.contentMetrics),
    },
    api: {
      PORT: String(ports.api),
      DATABASE_URL: databases.api.url,
      DATABASE_OWNER_URL: databases.api.ownerUrl,
      CONTENT_URL: local(ports.content),
      CONTENT_ADMIN_URL: `http://localhost:${ports.admin}`,
      SANDBOX_URL: local(ports.sandbox),
      SMTP_URL: process.env['SMTP_URL'] ?? `smtp://127.0.0.1:${ports.smtp}`,
      SITE_URL: site,
      PHOTOS_DIR: join(options.dataFolder, 'photos'),
      ERASURES_DIR: join(options.dataFolder, 'erasures'),
      SEED_DEMO: 'true',
      METRICS_PORT: String(ports.metrics),
      NODE_OPTIONS: apiMemory,
      ...drafts,
    },
    edge: {
      PORT: String(ports.edge),
      SITE_URL: site,
      API_URL: local(ports.api),
      CONTENT_URL: local(ports.content),
      SANDBOX_URL: sandbox,
      RELEASES_DIR: options.releasesFolder,
      METRICS_PORT: String(ports.edgeMetrics),
      RELEASE_PREVIEW_SECRET:
        process.env['RELEASE_PREVIEW_SECRET'] ?? ensurePreviewSecret(options.dataFolder),
      ...drafts,
      ...ownerKey(privateKeys),
    },
  }
}

/** With a key of one team alone, the environment has to name the owner's. */
function ownerKey([first]: readonly string[]): Record<string, string> {
  const { RELEASE_KEY, RELEASE_OWNER_KEY } = process.env
  if (RELEASE_OWNER_KEY !== undefined) return { RELEASE_OWNER_KEY }
  return first === undefined || RELEASE_KEY !== undefined
    ? {}
    : { RELEASE_OWNER_KEY: publicKeyOf(first) }
}
