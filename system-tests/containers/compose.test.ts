import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@darnley/tools/settings'
import { workspacePaths } from '@darnley/tools/workspaces'
import { readCompose, type Service } from './compose.ts'

const compose = readCompose()
const services = Object.entries(compose.services)
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

const addressesIn = (service: Service | undefined): string[] =>
  Object.values(service?.environment ?? {}).filter((value) => value.startsWith('postgres:'))

describe('docker-compose.yml', () => {
  it('starts every part: edge, two api replicas, content with its admin, PostgreSQL and its roles, a mailbox, the sandbox', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'api',
      'content',
      'content-admin',
      'edge',
      'mailbox',
      'postgres',
      'roles',
      'sandbox',
    ])
    expect(compose.services['api']?.deploy.replicas).toBe(2)
    expect(compose.services['sandbox']?.profiles).toEqual(['sandbox'])
  })

  it('[S17] [X2] marks every part as a demonstration', () => {
    const parts = services.filter(([, { build, restart }]) => build && restart !== 'no')
    expect(parts.length).toBeGreaterThan(5)
    for (const [, { environment }] of parts) expect(environment['DEMONSTRATION']).toBe('true')
  })

  it.each(services)('%s waits only for existing services', (_name, { depends_on: waits = {} }) => {
    for (const [name, { required = true }] of Object.entries(waits)) {
      const other = compose.services[name]
      expect(other).toBeDefined()
      // A service of a profile may be missing.
      if (other?.profiles) expect(required).toBe(false)
    }
  })

  it.each(services)('%s mounts only declared volumes', (_name, { volumes = [] }) => {
    for (const volume of volumes)
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
  })

  it('[X11] makes every role by which a part connects, and gives no part the superuser', () => {
    const made = addressesIn(compose.services['roles'])
    const superuser = made.filter((address) => address.startsWith('postgres://postgres:'))
    expect(superuser).toHaveLength(1)
    const used = services
      .filter(([name]) => name !== 'roles')
      .flatMap(([, each]) => addressesIn(each))
    for (const address of used) {
      expect(made).toContain(address)
      expect(superuser).not.toContain(address)
    }
    expect(used.length).toBeGreaterThan(6)
  })

  it.each(services.filter(([, { build }]) => build))(
    '%s runs an existing file',
    (_name, service) => {
      const [program, file = ''] = service.command?.split(' ') ?? []
      expect(program).toBe('node')
      const folder = service.working_dir?.replace('/app', root) ?? ''
      expect(existsSync(join(folder, file))).toBe(true)
      expect(dockerfile).toContain(` AS ${service.build?.target}\n`)
    },
  )
})

describe('images', () => {
  const named = [
    ...services.flatMap(([, { image }]) => image ?? []),
    ...[...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image ?? ''),
  ]

  it.each(named)('%s is pinned to a version', (image) => {
    expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?-bookworm/)
  })

  it('build from the lock files alone, with every workspace', () => {
    for (const name of workspacePaths(root))
      expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`)
    expect(dockerfile.match(/^RUN npm .*/gm)).toEqual([
      'RUN npm ci --no-audit --no-fund --ignore-scripts',
      'RUN npm ci --no-audit --no-fund --ignore-scripts',
    ])
    for (const file of ['package-lock.json', 'content/admin/package-lock.json'])
      expect(existsSync(join(root, file))).toBe(true)
  })

  it('copy existing files only, and neither built nor secret ones', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files = '']) => files.split(' '),
    )
    for (const file of copied) expect(existsSync(join(root, file))).toBe(true)
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['**/node_modules', '.git', '.data*', '**/.env*']),
    )
  })

  it('leave the files to root, so that no part can change its own code', () => {
    expect(dockerfile).not.toMatch(/COPY --from=\S+ --chown=node/)
    expect(dockerfile.match(/^USER node$/gm)).toHaveLength(2)
  })
})
