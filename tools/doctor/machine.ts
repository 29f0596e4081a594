import { statfs } from 'node:fs/promises'
import { type Files, openFiles, type Place } from '@darnley/storage/files'
import { z } from 'zod'
import { ask, type Finding, ok, reasonOf, type Settings, unknown, wrong } from './finding.ts'

/** Stripe refuses to be called, and its events are refused, at 300 s; codes of authenticators fail at 30 s. */
const CLOCK_SECONDS = 20
const LEAST_FREE_BYTES = 2_000_000_000
const LEAST_FREE_SHARE = 0.1
/** A daily backup that is late by two hours. */
const BACKUP_HOURS = 26
const HOUR_MS = 3_600_000

/** Compares the clock with the Date header of another server. */
export async function checkClock(url: string, now: () => number = Date.now): Promise<Finding> {
  const before = now()
  const answer = await ask(url, { method: 'HEAD' })
  const date = Date.parse(answer?.headers.get('date') ?? '')
  if (Number.isNaN(date)) return unknown('Clock', 'no other clock could be asked')
  // The header has whole seconds, and the answer took a while.
  const off = Math.round(Math.abs((before + now()) / 2 - date - 500) / 1000)
  return off <= CLOCK_SECONDS
    ? ok('Clock', `differs by ${off} s at most`)
    : wrong('Clock', `is ${off} s off`, 'let the server follow NTP: timedatectl set-ntp true')
}

export function checkNode(version: string): Finding {
  const major = Number(version.split('.')[0])
  return major >= 24
    ? ok('Node', version)
    : wrong('Node', `is ${version}`, 'run the parts with Node 24, which npm ci installs')
}

/** Reads how much room the folders have that grow. */
export function checkDisks(settings: Settings): Promise<Finding[]> {
  const names = ['PHOTOS_DIR', 'MEDIA_DIR', 'RELEASES_DIR', 'ERASURES_DIR', 'BACKUP_DIR'].filter(
    (name) => settings[name],
  )
  return Promise.all(names.map((name) => checkDisk(name, settings[name] ?? '')))
}

async function checkDisk(name: string, folder: string): Promise<Finding> {
  const check = `Disk: ${name}`
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    const free = bavail * bsize
    const says = `${(free / 1e9).toFixed(1)} GB are free`
    const share = bavail / blocks
    const finding =
      free >= LEAST_FREE_BYTES && share >= LEAST_FREE_SHARE
        ? ok(check, says)
        : wrong(check, says, 'make room: prune releases, remove old backups, or enlarge the disk')
    return {
      ...finding,
      measure: { name: 'disk_free_share', labels: { setting: name }, value: share },
    }
  } catch (error) {
    return wrong(
      check,
      `cannot be read (${reasonOf(error)})`,
      `make the folder, or correct ${name}`,
    )
  }
}

const Backup = z.object({ finishedAt: z.iso.datetime() })

/** Reads when the newest backup was finished, from the descriptions in its folder or bucket. */
export async function checkBackups(settings: Settings, now = new Date()): Promise<Finding> {
  const place = placeOf(settings)
  const check = 'Backups'
  if (!place) return wrong(check, 'none are set up', 'set BACKUP_DIR and back up daily by a timer')
  const times = await finishedIn(openFiles(place))
  const newest = times.toSorted((one, other) => other - one)[0]
  if (newest === undefined)
    return wrong(check, 'there is none', 'make one now, and one daily by a timer')
  const age = now.getTime() - newest
  const hours = Math.round(age / HOUR_MS)
  const says = `the newest is ${hours} hours old`
  const finding =
    hours <= BACKUP_HOURS
      ? ok(check, says)
      : wrong(check, says, 'read the log of the timer that makes them')
  return { ...finding, measure: { name: 'backup_age_seconds', value: age / 1000 } }
}

function placeOf(settings: Settings): Place | null {
  const { BACKUP_DIR: folder, BACKUP_BUCKET_URL: url } = settings
  if (!url) return folder ? { folder } : null
  const {
    BACKUP_BUCKET_REGION: region = 'auto',
    BACKUP_BUCKET_KEY_ID: accessKeyId = '',
    BACKUP_BUCKET_SECRET: secretAccessKey = '',
  } = settings
  return { bucket: { url, region, accessKeyId, secretAccessKey } }
}

/** Returns the times of all descriptions; none when they cannot be read. */
async function finishedIn(files: Files): Promise<number[]> {
  const keys = await files.list().catch(() => [])
  const read = keys
    .filter((key) => key.endsWith('/backup.json'))
    .map(async (key) => timeOf(String(await files.get(key).catch(() => ''))))
  return (await Promise.all(read)).flat()
}

function timeOf(text: string): number[] {
  try {
    return [Date.parse(Backup.parse(JSON.parse(text)).finishedAt)]
  } catch {
    return []
  }
}
