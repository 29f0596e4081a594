import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PartSettings } from '@darnley/node/settings'
import { root } from '@darnley/tools/settings'
import { PRODUCTION, readCompose, type Service, textOf } from './compose.ts'

const { services, secrets = {} } = readCompose(PRODUCTION)

/** Folders whose command prints the settings of a part, and the services that run it. */
const parts = ['content', 'api', 'host/edge'].flatMap((folder) => {
  const program = join(root, folder, 'src/commands/settings.ts')
  const text = execFileSync(process.execPath, [program], {
    cwd: join(root, folder),
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  })
  return JSON.parse(text) as PartSettings[]
})

const servicesOf: Readonly<Record<string, readonly string[]>> = {
  content: ['content'],
  admin: ['admin'],
  api: ['api-1', 'api-2'],
  edge: ['edge-1', 'edge-2'],
}

/** Migrations alone own a database, and the roles' service alone opens it as its superuser. */
const ofOthers = new Set(['DATABASE_OWNER_URL', 'CONTENT_DATABASE_OWNER_URL'])

/** Settings that hold a secret, or an address with a password. */
const isSecret = (name: string): boolean =>
  /(?:_SECRET|_SECRET_KEY|_TOKEN|_API_KEY|^CONTENT_KEY|_PARTNERS_KEY|DATABASE_(?:READ_)?URL|OWNER_URL|SMTP_URL)$/.test(
    name,
  )

const cases = parts.flatMap(({ part, rows }) =>
  (servicesOf[part] ?? []).map((name) => ({ part, name, rows })),
)

function settingsIn({ environment }: Service): string[] {
  return Object.keys(environment).map((name) =>
    name === 'LOG_FILE' ? name : name.replace(/_FILE$/, ''),
  )
}

describe('compose.production.yml', () => {
  it('runs every part, and two processes of edge and api', () => {
    expect(parts.map(({ part }) => part).toSorted()).toEqual(['admin', 'api', 'content', 'edge'])
    expect(cases.map(({ name }) => name)).toHaveLength(6)
  })

  it.each(cases)('passes every setting of the $part to $name', ({ name, rows }) => {
    const service = services[name]
    expect(service).toBeDefined()
    if (!service) return
    const needed = rows.map((row) => row.name).filter((each) => !ofOthers.has(each))
    expect(settingsIn(service)).toEqual(expect.arrayContaining(needed))
  })

  it.each(cases)('gives $name no setting that it does not know', ({ name, rows }) => {
    const ofEngine = ['NODE_OPTIONS', 'NEXT_TELEMETRY_DISABLED']
    const known = new Set([...rows.map((row) => row.name), ...ofEngine])
    expect(settingsIn(services[name] as Service).filter((each) => !known.has(each))).toEqual([])
  })

  it.each(Object.entries(services))(
    '[X3] gives %s secrets as files, declared ones',
    (_name, service) => {
      const files = Object.entries(service.environment).filter(([name]) =>
        isSecret(name.replace(/_FILE$/, '')),
      )
      for (const [name, value] of files) {
        const secret = name.replace(/_FILE$/, '')
        expect([name, value]).toEqual([`${secret}_FILE`, `/run/secrets/${secret}`])
        expect(service.secrets).toContain(secret)
        expect(Object.keys(secrets)).toContain(secret)
      }
      expect(service.secrets ?? []).toHaveLength(files.length)
    },
  )

  it('[X3] has no default for a secret or for what production needs', () => {
    for (const [name, { file }] of Object.entries(secrets)) expect(file).toBe(`/${name}`)
    expect(textOf(PRODUCTION)).toContain("file: '${SECRETS_FOLDER:?}/JWT_SECRET'")
    const needed = parts.flatMap(({ rows }) => rows.filter(({ isRequired }) => isRequired))
    for (const { name } of needed)
      expect(textOf(PRODUCTION)).not.toMatch(new RegExp(`\\b${name}: \\$\\{\\w+:-[^}]*\\}`))
  })

  it('[X11] gives the owners of the databases to the migrations and to the roles alone', () => {
    const holders = Object.entries(services).flatMap(([name, { secrets: used = [] }]) =>
      used.some((each) => each.endsWith('OWNER_URL') || each.startsWith('ROLES')) ? [name] : [],
    )
    expect(holders.toSorted()).toEqual(['api-migrations', 'content-migrations', 'roles'])
  })

  it('runs the doctor with a source for each alert about the machine, and changes nothing of what it reads', () => {
    const { environment = {}, volumes = [], command } = services['doctor'] ?? {}
    expect(command).toContain('setup/doctor.ts --every 60')
    const names = Object.keys(environment)
    for (const part of ['MEDIA', 'PHOTOS', 'ERASURES', 'RELEASES', 'BACKUP'])
      expect(names).toEqual(expect.arrayContaining([`${part}_DIR`, `${part}_BUCKET_SECRET_FILE`]))
    const read = Object.keys(secrets).filter((name) => /(?:_API_KEY|SMTP_URL)$/.test(name))
    expect(names).toEqual(expect.arrayContaining(read.map((name) => `${name}_FILE`)))
    expect(volumes.filter((volume) => !volume.endsWith(':ro'))).toEqual([])
  })

  it('lets a process that ends drain before the engine kills it', () => {
    for (const { name } of cases.filter(({ part }) => part !== 'admin')) {
      const { stop_grace_period: grace = '10s', environment } = services[name] as Service
      const seconds = Number(environment['DRAIN_SECONDS'])
      expect(seconds).toBeGreaterThan(2)
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(seconds + 30)
    }
  })

  it('is no demonstration', () => {
    expect(textOf(PRODUCTION)).not.toMatch(/DEMONSTRATION|SEED_DEMO|SANDBOX/)
  })
})
