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
 * The folder `run` of a data folder has a file for each process that uses it, so that a later command finds what runs
 * and what a killed run left.
 * @param {string} dataFolder
 * @param {string} name
 */
const fileOf = (dataFolder, name) => join(dataFolder, 'run', `${name}.json`)

/**
 * Claims a role for this process. Returns a function that releases it; undefined when another process has it.
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
 * Records a process. Returns a function that removes the record.
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
 * Returns the recorded processes that still run.
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
 * Returns the running process that has a role.
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
 * Returns false when the file exists. It appears with its whole content, so that no reader sees a part of it.
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
 * Removes the file if it still has the expected content; restores it if another process has written it meanwhile.
 * @param {string} file
 * @param {KnownProcess | undefined} expected
 */
function takeAway(file, expected) {
  const draft = draftOf(file)
  try {
    renameSync(file, draft)
    if (read(draft)?.pid !== expected?.pid) linkSync(draft, file)
  } catch {
    // Removed or claimed again meanwhile; both are fine.
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
