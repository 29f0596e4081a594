import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFiles } from '@darnley/storage/files'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Description } from './archive/description.ts'
import { idAt, type Kept, keptIn } from './kept.ts'
import { prune, type PruneRule } from './prune.ts'
import { forgetPlace, noteNeed } from './restore/erasures.ts'

const folder = await mkdtemp(join(tmpdir(), 'prune-'))
afterAll(() => rm(folder, { recursive: true }))

const now = new Date('2026-11-27T12:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
const idOf = (days: number): string => `${idAt(daysAgo(days))}-00000000`
const place = { folder: join(folder, 'kept') }
const files = openFiles(place)
const kept: Kept = keptIn(place)
const records = join(folder, 'erasures')
const erasures = { env: { ERASURES_DIR: records }, folder: records }
let lines: string[] = []
const pruning = { now, erasures, name: 'this place', log: (line: string) => lines.push(line) }

beforeEach(async () => {
  await rm(folder, { recursive: true })
  lines = []
  for (const days of [40, 20, 10, 1]) await make(days)
  await files.put(`${idOf(5)}/part-000001`, Buffer.from('broken off'))
  await files.put(`${idOf(0)}/part-000001`, Buffer.from('being made'))
})

async function make(days: number): Promise<void> {
  const at = daysAgo(days).toISOString()
  const migrated = { name: 'api', migrations: 1 }
  await files.put(`${idOf(days)}/part-000001`, Buffer.from('part'))
  await kept.complete({
    ...{ format: 1, id: idOf(days), startedAt: at, finishedAt: at, contract: '1' },
    point: { lsn: '0/1', at },
    server: { version: '18.4', major: 18, system: '1', user: 'postgres' },
    databases: { api: migrated, content: migrated },
    ...{ photos: 'folder', releases: 'folder', files: 0, bytes: 0, recipients: [], parts: [] },
  } satisfies Description)
}

const left = async (): Promise<string[]> => (await kept.list()).map(({ id }) => id)

it.each<[PruneRule, number[]]>([
  [{ keep: 2 }, [10, 1]],
  [{ days: 30 }, [20, 10, 1]],
  [{ keep: 1, days: 15 }, [10, 1]],
  [{ keep: 9 }, [40, 20, 10, 1]],
])('Of the rule %j backups of these ages in days are left: %j', async (rule, ages) => {
  await prune(kept, { ...pruning, rule })
  expect(await left()).toEqual(ages.map(idOf))
  const there = (await readdir(place.folder)).filter((name) => name !== 'place.json')
  expect(there.toSorted()).toEqual([...ages, 0].map(idOf).toSorted())
})

it('What a killed backup left is removed after a day, and one that is being made stays', async () => {
  const removed = await prune(kept, { ...pruning, rule: { keep: 9 } })
  expect(removed).toEqual([idOf(5)])
  expect(await files.list(`${idOf(0)}/`)).toHaveLength(1)
})

const recordAt = (days: number): string =>
  `${daysAgo(days).toISOString().replaceAll(/[-:.]/g, '')}-00000000-0000-4000-8000-000000000000.json`

async function keepRecords(...ages: number[]): Promise<void> {
  for (const days of ages)
    await openFiles({ folder: records }).put(recordAt(days), Buffer.from('{}'))
}

const recordsLeft = async (): Promise<string[]> =>
  (await readdir(records)).filter((name) => name.endsWith('.json'))

it('Records of erasures that are older than every backup are removed', async () => {
  await keepRecords(30, 15, 5)
  await prune(kept, { ...pruning, rule: { keep: 3 } })
  expect(await recordsLeft()).toEqual([recordAt(15), recordAt(5)])
})

it('Records of erasures that backups in another place need stay until it is forgotten', async () => {
  await keepRecords(30, 15, 5)
  const other = keptIn({ folder: join(folder, 'other') })
  await noteNeed(erasures, { ...pruning, kept: other, name: 'the other', now: daysAgo(25) })
  await prune(kept, { ...pruning, rule: { keep: 1 } })
  expect(await recordsLeft()).toEqual([recordAt(15), recordAt(5)])
  expect(lines.at(-1)).toContain('stay for the backups in the other')
  await forgetPlace(erasures, await other.placeId())
  await prune(kept, { ...pruning, rule: { keep: 1 } })
  expect(await recordsLeft()).toEqual([])
})

it('A place has one id, and says where records of erasures are not found', async () => {
  const [one, same] = [await kept.placeId(), await keptIn(place).placeId()]
  expect(one).toBe(same)
  await prune(kept, { ...pruning, rule: { keep: 9 } })
  expect(lines).toEqual([expect.stringContaining(`The records of erasures are not in ${records}`)])
})

it('The newest backup stays, and a rule is needed', async () => {
  const later = new Date('2027-11-27T12:00:00Z')
  await prune(kept, { ...pruning, rule: { days: 1 }, now: later })
  expect(await left()).toEqual([idOf(1)])
  await expect(prune(kept, { ...pruning, rule: {} })).rejects.toThrow('Say which')
})

it('A description that cannot be read is named', async () => {
  await writeFile(join(folder, 'kept', idOf(1), 'backup.json'), '{')
  await expect(kept.list()).rejects.toThrow(`${idOf(1)} is damaged: its backup.json`)
})
