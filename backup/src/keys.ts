import { readFile, stat, writeFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'

export interface Keys {
  /** Those for whom backups are encrypted. */
  readonly recipients: readonly string[]
  /** Those that open backups; empty on a machine that only makes them. */
  readonly identities: readonly string[]
}

/**
 * Reads a key file as age writes it: a line for each identity (`AGE-SECRET-KEY-1...`, which opens backups) or recipient
 * (`age1...`, which only makes them). Lines with `#` are comments.
 * @throws Error with one sentence that says what to do
 */
export async function readKeys(file: string): Promise<Keys> {
  const lines = (await textOf(file))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const identities = lines.filter((line) => /^AGE-SECRET-KEY-(?:PQ-)?1/.test(line))
  const named = lines.filter((line) => line.startsWith('age1'))
  if (lines.length === 0 || identities.length + named.length !== lines.length)
    throw new Error(
      `${file} is not a key file: each line is a key such as AGE-SECRET-KEY-1... or age1..., and there is at least one. npm run backup -- key <file> makes one.`,
    )
  if (identities.length > 0) await expectPrivate(file)
  const own = await Promise.all(identities.map((identity) => recipientOf(identity, file)))
  return { recipients: [...new Set([...own, ...named])], identities }
}

/** Makes a key file that its owner alone may read, and returns the recipient. @throws Error when the file exists */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# public key: ${recipient}\n${identity}\n`
  await writeFile(file, text, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`${file} exists: a key that was used must not be lost. Choose another name.`)
  })
  return recipient
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Error(
      `The key file ${file} cannot be read (${String((error as NodeJS.ErrnoException).code)}): set BACKUP_KEY_FILE, or make one by npm run backup -- key <file>.`,
      { cause: error },
    )
  }
}

async function expectPrivate(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o077) === 0) return
  throw new Error(`Other users may read the key file ${file}: chmod 600 it.`)
}

async function recipientOf(identity: string, file: string): Promise<string> {
  try {
    return await identityToRecipient(identity)
  } catch (error) {
    throw new Error(`A key in ${file} is not complete: copy the whole line.`, { cause: error })
  }
}
