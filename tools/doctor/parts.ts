import { createTransport } from 'nodemailer'
import pg from 'pg'
import { createBucket } from '@darnley/storage/bucket'
import { ask, type Finding, ok, reasonOf, type Settings, unknown, wrong } from './finding.ts'

const MAJORS = { least: 15, most: 18 }

/** Connects to each database that is set, and reads its version. */
export function checkDatabases(settings: Settings): Promise<Finding[]> {
  const names = ['', 'CONTENT_'].flatMap((part) =>
    ['URL', 'OWNER_URL', 'READ_URL']
      .map((kind) => `${part}DATABASE_${kind}`)
      .filter((name) => settings[name]),
  )
  return Promise.all(names.map((name) => checkDatabase(name, settings[name] ?? '')))
}

async function checkDatabase(name: string, connectionString: string): Promise<Finding> {
  const check = `PostgreSQL: ${name}`
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: string }>(
      "select current_setting('server_version_num') as number",
    )
    const major = Math.floor(Number(rows[0]?.number) / 10_000)
    return major >= MAJORS.least && major <= MAJORS.most
      ? ok(check, `answers, version ${major}`)
      : wrong(check, `has version ${major}`, 'use PostgreSQL 15 to 18')
  } catch (error) {
    return wrong(
      check,
      `cannot be opened (${reasonOf(error)})`,
      `start it, or correct host, role and password in ${name}`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Greets the mail server and signs in; no mail is sent. */
export async function checkMail(settings: Settings): Promise<Finding[]> {
  const url = settings['SMTP_URL']
  const check = 'Mail server'
  if (!url) return [wrong(check, 'is not set', 'set SMTP_URL')]
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000 })
  try {
    await transport.verify()
    return [ok(check, 'greets and accepts the account')]
  } catch (error) {
    return [
      wrong(
        check,
        `cannot be used (${reasonOf(error)})`,
        'correct host, port, user and password in SMTP_URL',
      ),
    ]
  } finally {
    transport.close()
  }
}

/** Writes, reads and removes one object in each bucket that is set. */
export function checkBuckets(settings: Settings): Promise<Finding[]> {
  const names = ['RELEASES', 'PHOTOS', 'MEDIA', 'ERASURES', 'BACKUP'].filter(
    (name) => settings[`${name}_BUCKET_URL`],
  )
  return Promise.all(names.map((name) => checkBucket(name, settings)))
}

async function checkBucket(name: string, settings: Settings): Promise<Finding> {
  const check = `Bucket: ${name.toLowerCase()}`
  const bucket = createBucket({
    url: settings[`${name}_BUCKET_URL`] ?? '',
    region: settings[`${name}_BUCKET_REGION`] ?? 'auto',
    accessKeyId: settings[`${name}_BUCKET_KEY_ID`] ?? '',
    secretAccessKey: settings[`${name}_BUCKET_SECRET`] ?? '',
  })
  const key = `doctor-${process.pid}-${Date.now()}`
  try {
    await bucket.put(key, 'written by npm run doctor')
    const read = await bucket.get(key)
    await bucket.remove(key)
    if (read) return ok(check, 'an object was written, read and removed')
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? String(error.status) : null
    return wrong(
      check,
      `cannot be used (${status ?? reasonOf(error)})`,
      `correct ${name}_BUCKET_URL and its keys, and let them read, write, delete and list`,
    )
  }
  return wrong(check, 'does not return what was written', 'use a service with consistent reads')
}

/** Asks each part that is named whether it is ready. */
export async function checkParts(settings: Settings): Promise<Finding[]> {
  const parts = [
    ...(settings['API_URL'] ?? '').split(',').map((url) => ({ part: 'api', url: url.trim() })),
    { part: 'content', url: settings['CONTENT_URL'] },
  ]
  const asked = parts.map(async ({ part, url }) => {
    if (!url) return []
    const answer = await ask(`${url}/readyz`)
    const check = `Part: ${part}`
    if (!answer) return [unknown(check, `${new URL(url).host} does not answer from here`)]
    return [
      answer.ok
        ? ok(check, 'is ready')
        : wrong(check, `is not ready (${answer.status})`, `read the log of the ${part}`),
    ]
  })
  return (await Promise.all(asked)).flat()
}
