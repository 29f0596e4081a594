import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucketServer } from '@darnley/testing/bucket-server'
import { stripeEvents, stripeVersion } from '@darnley/node/stripe-events'
import { afterEach, describe, expect, it } from 'vitest'
import { examine, lineOf } from './doctor.ts'
import { checkKeys, serviceUrls } from './keys.ts'
import { checkBackups, checkClock, checkDisks, checkNode } from './machine.ts'
import { ok, wrong } from './finding.ts'
import { metricsOf } from './metrics.ts'
import { checkNames } from './names.ts'
import { checkBuckets, checkDatabases, checkMail, checkParts } from './parts.ts'
import { checkStripe } from './stripe.ts'
import { makeCertificate } from './testing/certificate.ts'
import { httpServer, type Listening, mailServer, tlsServer } from './testing/servers.ts'

const opened: Pick<Listening, 'close'>[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

async function open<Server extends Pick<Listening, 'close'>>(
  server: Promise<Server>,
): Promise<Server> {
  const started = await server
  opened.push(started)
  return started
}

const secret = ['sk', 'live', 'of', 'a', 'test'].join('_')
const SITE_URL = 'https://book.darnley-tailors.co.uk'

describe('The doctor at Stripe', () => {
  const endpoint = {
    url: `${SITE_URL}/api/public/stripe_webhook`,
    status: 'enabled',
    enabled_events: [...stripeEvents] as string[],
    api_version: stripeVersion as string,
  }

  async function found(endpoints: readonly object[], key = secret): Promise<string[]> {
    const stripe = await open(
      httpServer(({ headers, url }, response) => {
        const isKnown = headers.authorization === `Bearer ${secret}`
        const body = url?.startsWith('/v1/webhook_endpoints') ? { data: endpoints } : {}
        response.writeHead(isKnown ? 200 : 401, { connection: 'close' }).end(JSON.stringify(body))
      }),
    )
    const findings = await checkStripe({ SITE_URL, STRIPE_SECRET_KEY: key }, stripe.url)
    return findings.map(lineOf)
  }

  it('accepts a key and an endpoint with every event', async () => {
    for (const line of await found([endpoint])) expect(line).toMatch(/^ok /)
  })

  it('refuses a wrong key, and does not print it', async () => {
    const lines = await found([endpoint], 'sk_live_another')
    expect(lines).toEqual([expect.stringMatching(/^WRONG +Stripe: key is refused with 401: copy/)])
    expect(lines.join()).not.toContain('another')
  })

  it.each([
    ['another address', { ...endpoint, url: 'https://old.example' }, 'is not registered'],
    ['is switched off', { ...endpoint, status: 'disabled' }, 'is disabled'],
    [
      'lacks an event',
      { ...endpoint, enabled_events: stripeEvents.slice(1) },
      'lacks payment_intent.succeeded: add',
    ],
    [
      'sends another version',
      { ...endpoint, api_version: '2020-08-27' },
      `gets events of 2020-08-27: make an endpoint with version ${stripeVersion}`,
    ],
  ])('sees an endpoint that %s', async (_what, registered, says) => {
    expect((await found([registered]))[1]).toContain(says)
  })
})

it('The doctor tries the key of each service, and says which is wrong', async () => {
  const service = await open(
    httpServer(({ headers, url }, response) => {
      const isGood = url?.startsWith('/ship24') || headers.authorization?.includes('good')
      response.writeHead(isGood ? 200 : 403, { connection: 'close' }).end('{}')
    }),
  )
  const urls = { ...serviceUrls, ship24: `${service.url}/ship24`, royalMail: service.url }
  const keys = { SHIP24_API_KEY: 'a', ROYAL_MAIL_API_KEY: 'b' }
  expect((await checkKeys(keys, urls)).map(lineOf)).toEqual([
    'WRONG   Royal Mail: key is refused with 403: copy the key of your account at Royal Mail into ROYAL_MAIL_API_KEY',
    'ok      Ship24: key is accepted',
  ])
  await service.close()
  opened.pop()
  expect((await checkKeys(keys, urls))[0]?.state).toBe('unknown')
})

describe('The doctor at a certificate', () => {
  const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)

  async function lineFor(days: number, isTrusted = true): Promise<string> {
    const made = makeCertificate(inDays(days))
    const { port } = await open(tlsServer(made))
    const [, tls] = await checkNames(['localhost'], { port, ...(isTrusted && { ca: made.cert }) })
    return tls ? lineOf(tls) : ''
  }

  it('accepts one that is good for long enough', async () => {
    expect(await lineFor(60)).toMatch(
      /^ok +TLS: localhost the certificate is good for (59|60) days/,
    )
  })

  it.each([
    ['one that has expired', -1, true, 'CERT_HAS_EXPIRED'],
    ['one that soon does', 5, true, 'renew it'],
    ['one without a chain', 60, false, 'SELF_SIGNED_CERT'],
  ])('refuses %s', async (_what, days, isTrusted, says) => {
    expect(await lineFor(days, isTrusted)).toMatch(new RegExp(`^WRONG .*${says}`))
  })

  it('names a hostname that leads nowhere', async () => {
    const [finding] = await checkNames(['nowhere.invalid'])
    expect(finding).toMatchObject({ state: 'wrong', check: 'DNS: nowhere.invalid' })
  })
})

describe('The doctor at the machine', () => {
  it('sees a clock that is off', async () => {
    const { url } = await open(
      httpServer(
        (_request, response) => void response.writeHead(200, { connection: 'close' }).end(),
      ),
    )
    expect((await checkClock(url)).state).toBe('ok')
    const late = await checkClock(url, () => Date.now() - 300_000)
    expect(lineOf(late)).toMatch(/^WRONG +Clock is (?:299|300|301) s off/)
  })

  it('sees an old Node and a folder that is not there', async () => {
    expect(checkNode('20.1.0').state).toBe('wrong')
    const disks = await checkDisks({ MEDIA_DIR: '/no/such/folder' })
    expect(disks[0]).toMatchObject({ state: 'wrong', says: 'cannot be read (ENOENT)' })
  })

  it('judges the newest backup by its age', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
    opened.push({ close: () => rm(folder, { recursive: true }) })
    const ask = async (now: string): Promise<string> =>
      lineOf(await checkBackups({ BACKUP_DIR: folder }, new Date(now)))
    expect(await ask('2026-11-27T12:00:00Z')).toMatch(/^WRONG .*there is none/)
    for (const [id, finishedAt] of [
      ['one', '2026-11-25T03:00:00.000Z'],
      ['two', '2026-11-27T03:00:00.000Z'],
    ] as const) {
      await mkdir(join(folder, id))
      await writeFile(join(folder, id, 'backup.json'), JSON.stringify({ finishedAt }))
    }
    await mkdir(join(folder, 'three'))
    await writeFile(join(folder, 'three', 'backup.json'), 'no json')
    expect(await ask('2026-11-27T12:00:00Z')).toMatch(/^ok .*9 hours old/)
    expect(await ask('2026-11-29T12:00:00Z')).toMatch(/^WRONG .*57 hours old/)
    expect((await checkBackups({})).says).toBe('none are set up')
  })
})

describe('The doctor at the parts', () => {
  it('signs in at the mail server', async () => {
    const { port } = await open(mailServer({ user: 'api', password: 'right' }))
    const lineWith = async (password: string): Promise<string> => {
      const [finding] = await checkMail({ SMTP_URL: `smtp://api:${password}@localhost:${port}` })
      return finding ? lineOf(finding) : ''
    }
    expect(await lineWith('right')).toMatch(/^ok /)
    expect(await lineWith('false')).toMatch(/^WRONG +Mail server cannot be used \(EAUTH\): correct/)
  })

  it('writes, reads and removes an object of a bucket', async () => {
    const keys = { id: 'doctor', secret: 'a secret of the bucket' }
    const bucket = await open(startBucketServer(keys))
    const settings = { RELEASES_BUCKET_URL: bucket.url, RELEASES_BUCKET_KEY_ID: keys.id }
    const [good] = await checkBuckets({ ...settings, RELEASES_BUCKET_SECRET: keys.secret })
    expect(good?.state).toBe('ok')
    expect(bucket.objects.size).toBe(0)
    const [bad] = await checkBuckets({ ...settings, RELEASES_BUCKET_SECRET: 'another' })
    expect(bad).toMatchObject({ state: 'wrong', says: 'cannot be used (403)' })
  })

  it('says which database and which part cannot be used, without the password', async () => {
    const url = new URL('postgres://localhost:1/api')
    url.username = 'api'
    url.password = 'its-own-password'
    const [database] = await checkDatabases({ DATABASE_URL: url.href })
    expect(database).toMatchObject({ state: 'wrong', says: 'cannot be opened (ECONNREFUSED)' })
    expect(JSON.stringify(database)).not.toContain('its-own-password')
    const api = await open(
      httpServer(
        (_request, response) => void response.writeHead(503, { connection: 'close' }).end(),
      ),
    )
    const [part] = await checkParts({ API_URL: api.url })
    expect(part?.says).toBe('is not ready (503)')
  })

  it('says the other lines beside an address that cannot be read', async () => {
    const { url } = await open(httpServer((_request, response) => void response.end()))
    const settings = { DATABASE_URL: 'postgres://[', SMTP_URL: 'no address', BACKUP_DIR: '/none' }
    const found = await examine(settings, { stripeUrl: url, services: {} as never, node: '24.1.0' })
    const lines = found.map(lineOf)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ok +Node 24\.1\.0/),
        expect.stringMatching(/^WRONG +PostgreSQL/),
        expect.stringMatching(/^WRONG +Backups there is none/),
      ]),
    )
  })
})

it('The doctor hands what it measured to Prometheus, and leaves out what it could not measure', async () => {
  const text = await metricsOf(
    [
      {
        ...ok('Disk: PHOTOS_DIR', 'room'),
        measure: { name: 'disk_free_share', labels: { setting: 'PHOTOS_DIR' }, value: 0.4 },
      },
      wrong('Disk: MEDIA_DIR', 'cannot be read', 'make it'),
      wrong('Backups', 'there is none', 'make one'),
      {
        ...ok('TLS: a.example', 'good'),
        measure: { name: 'certificate_days_left', labels: { host: 'a.example' }, value: 30.5 },
      },
    ],
    1_800_000_000_500,
  )
  expect(text).toContain('disk_free_share{setting="PHOTOS_DIR"} 0.4')
  expect(text).toContain('certificate_days_left{host="a.example"} 30.5')
  expect(text).not.toMatch(/^backup_age_seconds \d/m)
  expect(text).toContain('doctor_finding_wrong{check="Disk"} 1')
  expect(text).toContain('doctor_finding_wrong{check="Backups"} 1')
  expect(text).toContain('doctor_finding_wrong{check="TLS"} 0')
  expect(text).toContain('doctor_finished_timestamp_seconds 1800000000')
})

it('The doctor writes metrics when nothing could be measured', async () => {
  expect(await metricsOf([wrong('Backups', 'there is none', 'make one')])).toContain(
    'doctor_finding_wrong{check="Backups"} 1',
  )
})
