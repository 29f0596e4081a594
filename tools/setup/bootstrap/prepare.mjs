import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { claimData } from './claim-data.mjs'
import { expectRoom } from './explain.mjs'
import { expectFree, portsFrom } from './ports.mjs'
import { claim, holderOf } from './runs.mjs'
import { readSettings } from './settings.mjs'

/**
 * Checks everything that can stop a command, before anything is installed or built. Returns a function that releases its
 * claims.
 * @param {string} command
 * @returns {Promise<() => void>}
 * @throws {Error} with one sentence that says what to do
 */
export async function prepare(command) {
  if (command === 'start') return prepareSite()
  // The remotes' development servers use the ports after the host's.
  if (command === 'dev') return prepareSite([1, 2, 3])
  if (command === 'content-admin') return prepareAdmin()
  return () => {}
}

/** @param {readonly number[]} offsets Further ports, counted from the site's. */
async function prepareSite(offsets = []) {
  const { base, dataFolder } = readSettings()
  // Space for the first databases, pictures and releases, and the minimum to continue.
  expectRoom(dataFolder, existsSync(join(dataFolder, 'postgres/data')) ? 100 : 400)
  return releasedOnFailure(await claimData(dataFolder, base), () =>
    expectFree(portsFrom(base), {
      // An admin may still run after its site has stopped.
      except: holderOf(dataFolder, 'admin') ? ['admin'] : [],
      alsoFree: offsets.map((offset) => base + offset),
    }),
  )
}

async function prepareAdmin() {
  const { base, dataFolder } = readSettings()
  expectRoom(dataFolder, 50)
  const release = claim(dataFolder, { name: 'admin' })
  if (!release)
    throw new Error(`Already running (pid ${holderOf(dataFolder, 'admin')?.pid}). Stop it first.`)
  return releasedOnFailure(release, () => expectFree(portsFrom(base), { only: ['admin'] }))
}

/**
 * @param {() => void} release
 * @param {() => Promise<void>} check
 */
async function releasedOnFailure(release, check) {
  try {
    await check()
    return release
  } catch (error) {
    release()
    throw error
  }
}
