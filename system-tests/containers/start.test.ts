import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@darnley/tools/settings'
import { afterAll, expect, it } from 'vitest'
import { PRODUCTION, readCompose } from './compose.ts'

const folder = mkdtempSync(join(tmpdir(), 'compose-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = (): string => randomBytes(32).toString('hex')

/** Nothing listens there, so a part with good settings gets as far as its database. */
const database = (name: string): string => `postgres://${name}:${own()}@127.0.0.1:9/${name}`

/** Those that are not named here are empty files. */
const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL: database('api'),
  CONTENT_DATABASE_URL: database('content'),
  CONTENT_KEY: own(),
  CONTENT_PARTNERS_KEY: own(),
  PAYLOAD_SECRET: own(),
  SMTP_URL: 'smtps://api:word@smtp.darnley-tailors.co.uk',
  STRIPE_SECRET_KEY: `sk_live_${own()}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${own()}`,
  JWT_SECRET: own(),
  ROYAL_MAIL_API_KEY: own(),
  DPD_API_KEY: `${own()}:${own()}`,
  EVERMILE_API_KEY: own(),
  EVERMILE_WEBHOOK_SECRET: `whsec_${btoa(own())}`,
  ONFLEET_API_KEY: own(),
  ONFLEET_WEBHOOK_SECRET: own(),
  SHIP24_API_KEY: own(),
  SHIP24_WEBHOOK_SECRET: own(),
}

const site = {
  SITE_URL: 'https://book.darnley-tailors.co.uk',
  ADMIN_URL: 'https://catalogue.darnley-tailors.co.uk',
  SUPPORT_EMAIL: 'help@darnley-tailors.co.uk',
  WORKSHOP_ADDRESS: '1 High Street, London, N1 1AA',
  WORKSHOP_PHONE: '+442071234567',
  MEDIA_FOLDER: '/srv/media',
}
const folders = { PHOTOS_FOLDER: '/srv/photos', ERASURES_FOLDER: '/mnt/erasures' }

/** Starts a part as its container does. Returns its exit code and what it printed. */
function start(
  part: 'api' | 'content',
  service: string,
  variables: object,
): [number | null, string] {
  const { environment } = readCompose(PRODUCTION, { ...site, ...variables }).services[service] ?? {}
  const env = Object.entries(environment ?? {}).map(([name, value]) => {
    if (!value.startsWith('/run/secrets/')) return [name, value]
    const file = join(folder, name)
    writeFileSync(file, secrets[name.replace(/_FILE$/, '')] ?? '')
    return [name, file]
  })
  const { status, stderr } = spawnSync(process.execPath, ['src/server.ts'], {
    cwd: join(root, part),
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...Object.fromEntries(env) },
    encoding: 'utf8',
  })
  return [status, stderr]
}

const isOut = (setting: string): unknown =>
  expect.stringMatching(
    new RegExp(
      `^.*\\n {2}${setting} names a database that cannot be opened \\(ECONNREFUSED\\).*\\n$`,
    ),
  )

it.each(['none', 'transaction'])(
  '[F58] api and content of compose.production.yml accept their settings with the pooler %s',
  (pooler) => {
    const poolers = { DATABASE_POOLER: pooler, CONTENT_DATABASE_POOLER: pooler }
    expect(start('api', 'api-1', { ...folders, ...poolers })).toEqual([2, isOut('DATABASE_URL')])
    expect(start('content', 'content', poolers)).toEqual([2, isOut('CONTENT_DATABASE_URL')])
  },
)

it('The api of compose.production.yml asks for folders or buckets of photos and of records of erasures', () => {
  const [status, said] = start('api', 'api-1', {})
  expect(status).toBe(2)
  expect(said.match(/^ {2}\S+/gm)).toEqual(['  ERASURES_DIR', '  PHOTOS_DIR'])
})
