import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey, readKeys } from './keys.ts'

const folder = await mkdtemp(join(tmpdir(), 'keys-'))
const file = join(folder, 'key')
let recipient = ''
beforeAll(async () => {
  recipient = await makeKey(file)
})
afterAll(() => rm(folder, { recursive: true }))

async function fileWith(text: string, mode = 0o600): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, text, { mode })
  return path
}

describe('A key file', () => {
  it('opens backups, and only its owner may read it', async () => {
    const { recipients, identities } = await readKeys(file)
    expect([recipients, identities.length]).toEqual([[recipient], 1])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('of a recipient makes backups and opens none', async () => {
    const path = await fileWith(`# for the server\n${recipient}\n`, 0o644)
    expect(await readKeys(path)).toEqual({ recipients: [recipient], identities: [] })
  })

  it('is never overwritten', async () => {
    await expect(makeKey(file)).rejects.toThrow('exists')
  })

  it('is refused when others may read it, when it is no key, or cut off', async () => {
    const open = await fileWith(await readFile(file, 'utf8'))
    await chmod(open, 0o644)
    await expect(readKeys(open)).rejects.toThrow('chmod 600')
    await expect(readKeys(await fileWith('password'))).rejects.toThrow('is not a key file')
    await expect(readKeys(await fileWith('AGE-SECRET-KEY-1QQ'))).rejects.toThrow('is not complete')
    await expect(readKeys(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)')
  })
})
