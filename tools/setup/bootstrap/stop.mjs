import { endProcesses, isAlive } from './processes.mjs'
import { livingProcesses } from './runs.mjs'
import { readSettings } from './settings.mjs'

/** The processes that end everything they have started, in the order in which they are told to. */
const starters = ['admin', 'start']

/** `npm stop`: ends what runs on the data folder, however it was started. */
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
