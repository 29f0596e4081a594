import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { aManifest } from '#testing/manifests.ts'
import { bucketStore } from './bucket-store.ts'
import { integrityOf } from './release-files.ts'
import type { ReleaseStore } from './store.ts'

const keys = { id: 'key-of-the-tools', secret: 'secret-of-the-tools' }
const release = { name: 'booking', version: '1.0.0' }
const text = 'export default 1'
let folder: string
let server: BucketServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  server = await startBucketServer(keys)
  await onMachine('one').publish(release, await aBuild())
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** A machine with its own cache of the bucket. */
function onMachine(name: string): ReleaseStore {
  const access = { accessKeyId: keys.id, secretAccessKey: keys.secret }
  return bucketStore({ url: server.url, region: 'auto', ...access }, join(folder, name))
}

async function aBuild(): Promise<string> {
  const built = join(folder, 'built')
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(built, 'assets/wizard.js'), text)
  const file = { integrity: integrityOf(Buffer.from(text)), bytes: text.length, brotliBytes: null }
  const manifest = { ...aManifest(release), files: { 'assets/wizard.js': file } }
  await writeFile(join(built, 'manifest.json'), JSON.stringify(manifest))
  return built
}

const objectOf = (file: string): string => {
  const found = [...server.objects.keys()].find((key) => key.endsWith(file))
  if (found === undefined) throw new Error(`The bucket has no ${file}`)
  return found
}

describe('[X19] [T12] A release from a bucket', () => {
  it('is kept when each file is what was published', async () => {
    await expect(onMachine('two').fetch(release)).resolves.toContain('two/booking/1.0.0')
  })

  it('is refused when a file was changed, and fetched again when it is back', async () => {
    server.objects.set(objectOf('wizard.js'), Buffer.from('export default "stolen"'))
    const machine = onMachine('two')
    const changed = 'The file assets/wizard.js of booking@1.0.0 is not the one that was published'
    await expect(machine.fetch(release)).rejects.toThrow(changed)
    server.objects.set(objectOf('wizard.js'), Buffer.from(text))
    await expect(machine.fetch(release)).resolves.toContain('two')
  })

  it('is refused when a file is missing', async () => {
    server.objects.delete(objectOf('wizard.js'))
    await expect(onMachine('two').fetch(release)).rejects.toThrow('assets/wizard.js of booking@')
  })

  it('is refused when it holds a path out of its folder', async () => {
    const key = objectOf('manifest.json').replace('manifest.json', '../../../evil.js')
    server.objects.set(key, Buffer.from('evil'))
    await expect(onMachine('two').fetch(release)).rejects.toThrow('lies outside of its release')
  })
})
