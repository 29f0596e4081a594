import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bornAt, isAlive } from './processes.mjs'

/** @typedef {import('./processes.mjs').KnownProcess} KnownProcess */

/**
 * Which processes work on a data folder is written into its folder `run`, a file each: a later command finds there
 * what runs, and what a killed run left.
 * @param {string} dataFolder
 * @param {string} name
 */
const fileOf = (dataFolder, name) => join(dataFolder, 'run', `${name}.json`)

/**
 * Claims a role for this process. Returns what gives the role back; undefined when another living process has it.
 * @param {string} dataFolder
 * @param {{ readonly name: string, readonly port?: number }} role With the site's port where it has one.
 */
export function claim(dataFolder, role) {
  const file = fileOf(dataFolder, role.name)
  const mine = { ...role, pid: process.pid, born: bornAt(process.pid) }
  while (!publish(file, mine)) {
    const other = read(file)
    if (other && isAlive(other)) return undefined
    takeAway(file, other)
  }
  return () => takeAway(file, mine)
}

/**
 * Records a process. Returns what takes the record away again.
 * @param {string} dataFolder
 * @param {{ readonly name: string, readonly pid: number }} of
 */
export function record(dataFolder, { name, pid }) {
  const file = fileOf(dataFolder, name)
  const known = { name, pid, born: bornAt(pid) }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(known))
  return () => takeAway(file, known)
}

/**
 * Returns the recorded processes that are alive.
 * @param {string} dataFolder
 * @returns {KnownProcess[]}
 */
export function livingProcesses(dataFolder) {
  return filesIn(join(dataFolder, 'run'))
    .map(read)
    .filter((each) => each !== undefined)
    .filter(isAlive)
}

/**
 * Removes the records of processes that have ended.
 * @param {string} dataFolder
 */
export function forgetDead(dataFolder) {
  for (const file of filesIn(join(dataFolder, 'run'))) {
    const known = read(file)
    if (!known || !isAlive(known)) takeAway(file, known)
  }
}

/**
 * Returns the living process that has a role.
 * @param {string} dataFolder
 * @param {string} name
 */
export function holderOf(dataFolder, name) {
  return livingProcesses(dataFolder).find((each) => each.name === name)
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

/**
 * Returns false when the file exists. It appears with its whole content: no reader meets half of it.
 * @param {string} file
 * @param {KnownProcess} content
 */
function publish(file, content) {
  const draft = draftOf(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify(content))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Removes the file if it still says what is expected of it; puts it back if another process has written it meanwhile.
 * @param {string} file
 * @param {KnownProcess | undefined} expected
 */
function takeAway(file, expected) {
  const draft = draftOf(file)
  try {
    renameSync(file, draft)
    if (read(draft)?.pid !== expected?.pid) linkSync(draft, file)
  } catch {
    // Gone already, or claimed anew: both are fine.
  } finally {
    rmSync(draft, { force: true })
  }
}

/** @param {string} file */
const draftOf = (file) => join(dirname(file), `.${basename(file)}.${process.pid}`)

/**
 * @param {string} file
 * @returns {KnownProcess | undefined}
 */
function read(file) {
  try {
    const { name, pid, born, port } = JSON.parse(readFileSync(file, 'utf8'))
    const known = { name: String(name), pid: Number(pid), born: String(born) }
    return port === undefined ? known : { ...known, port: Number(port) }
  } catch {
    return undefined
  }
}
