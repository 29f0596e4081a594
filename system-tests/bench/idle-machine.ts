import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_SECONDS = 60
const IDLE_SECONDS = 3
const MOST_BUSY = 0.1

/** Waits until the machine has been nearly idle for some seconds, at most a minute, so that earlier work has ended. */
export async function waitForIdleMachine(): Promise<void> {
  let idle = 0
  for (let second = 0; second < LONGEST_SECONDS && idle < IDLE_SECONDS; second += 1)
    idle = (await busyShare()) < MOST_BUSY ? idle + 1 : 0
}

/** Returns the share of all cores that was busy during one second, from 0 to 1. */
async function busyShare(): Promise<number> {
  const before = processorTimes()
  await sleep(1000)
  const after = processorTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((time) => Object.values(time))),
  }
}
