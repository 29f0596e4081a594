import { describe, expect, it } from 'vitest'
import { imageParts } from '@darnley/tools/image-parts'
import { DEMONSTRATION, PRODUCTION, readCompose, type Service, textOf } from './compose.ts'

const compose = readCompose(DEMONSTRATION)
const services = Object.entries(compose.services)

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
    const parts = services.filter(([name, { restart }]) => name !== 'postgres' && restart !== 'no')
    expect(parts.length).toBeGreaterThan(5)
    for (const [, { environment }] of parts) expect(environment['DEMONSTRATION']).toBe('true')
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

  it('keeps releases where the edge and the release command write', () => {
    expect(compose.services['edge']?.environment['RELEASES_DIR']).toBe('/releases')
    expect(compose.services['edge']?.volumes).toEqual(['./.data/container-releases:/releases'])
  })
})

describe.each([DEMONSTRATION, PRODUCTION])('%s', (file) => {
  const read = readCompose(file)
  const all = Object.entries(read.services)

  it.each(all)('%s waits only for existing services', (_name, { depends_on: waits = {} }) => {
    for (const [name, { required = true }] of Object.entries(waits)) {
      const other = read.services[name]
      expect(other).toBeDefined()
      // A service of a profile may be missing.
      if (other?.profiles) expect(required).toBe(false)
    }
  })

  it.each(all)('%s mounts declared volumes only, or folders of the machine', (_name, service) => {
    const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
    // A variable without a default names a folder of the machine.
    const volumes = sources.filter((source) => source !== '' && !source.startsWith('./'))
    expect(Object.keys(read.volumes)).toEqual(expect.arrayContaining(volumes))
  })

  it.each(all)('%s uses an image of ours, or a pinned one', (_name, { image }) => {
    const ours = imageParts.map(({ name }) => `darnley-${name}`)
    const [name = '', tag = ''] = image.split(':')
    if (name.startsWith('darnley-')) expect(ours).toContain(name)
    else expect(tag).toMatch(/^\d+\.\d+(?:\.\d+)?(?:-bookworm)?$/)
  })

  it.each(all)(
    '[X3] %s is published to this machine only, except for the proxy',
    (name, service) => {
      if (name === 'proxy') return expect(service.ports).toContain('443:8443')
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
    },
  )

  it('[O14] asks for health without a Node process', () => {
    expect(textOf(file)).not.toMatch(/'CMD',\s*'node'/)
    const checks = all.flatMap(([, { healthcheck }]) =>
      'test' in healthcheck ? [healthcheck.test[1]] : [],
    )
    expect(checks.filter((check) => check === 'healthy').length).toBeGreaterThan(4)
  })
})
