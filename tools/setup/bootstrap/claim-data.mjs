import { endProcesses } from './processes.mjs'
import { claim, forgetDead, holderOf, livingProcesses } from './runs.mjs'

/**
 * Claims a data folder for this process and stops processes that a killed run left there. Returns a function that releases
 * the claim.
 * @param {string} dataFolder
 * @param {number} port Of the site.
 * @throws {Error} when another run is alive
 */
export async function claimData(dataFolder, port) {
  const release = claim(dataFolder, { name: 'start', port })
  if (!release)
    throw new Error(
      `Already running (pid ${holderOf(dataFolder, 'start')?.pid}). Stop it, or set DATA_DIR and PORT.`,
    )
  const left = livingProcesses(dataFolder).filter(
    ({ name, pid }) => pid !== process.pid && !name.startsWith('admin'),
  )
  if (left.length > 0) {
    const pids = left.map(({ name, pid }) => `${name} ${pid}`).join(', ')
    console.log(`The last run was killed: ending what it left (${pids}) ...`)
    await endProcesses(left)
  }
  forgetDead(dataFolder)
  return release
}
