import { endProcesses, isAlive } from './processes.mjs'
import { livingProcesses } from './runs.mjs'
import { readSettings } from './settings.mjs'

/** Roles whose processes stop everything they started, in this order. */
const starters = ['admin', 'start']

/** `npm stop`: stops everything that runs on the data folder, however it was started. */
export async function stop() {
  const { dataFolder } = readSettings()
  const running = livingProcesses(dataFolder)
  if (running.length === 0) {
    console.log(`Nothing runs on ${dataFolder}.`)
    return 0
  }
  for (const name of starters) await endProcesses(running.filter((each) => each.name === name))
  await endProcesses(running.filter(isAlive))
  const pids = running.map(({ name, pid }) => `${name} ${pid}`).join(', ')
  console.log(`Stopped (${pids}). What was booked is kept.`)
  return 0
}
