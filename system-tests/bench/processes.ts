import { readdirSync, readFileSync } from 'node:fs'

/** Length of the kernel's CPU clock tick. */
const MS_PER_TICK = 10

/** Returns the user and system CPU time of a process and its children, those that have ended included. */
export function cpuMsOf(pid: number): number {
  const [utime, stime, ended, endedInKernel] = ticksOf(String(pid))
  const running = childrenOf(pid).map((child) => ticksOf(child).slice(0, 2))
  const ticks = [utime, stime, ended, endedInKernel, ...running.flat()]
  return ticks.reduce<number>((sum, each) => sum + (each ?? 0), 0) * MS_PER_TICK
}

/** Returns utime, stime, cutime and cstime. */
function ticksOf(pid: string): number[] {
  return statOf(pid).slice(11, 15).map(Number)
}

/** Returns current and peak memory in MB. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

function childrenOf(pid: number): string[] {
  return readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid),
  )
}

/** Returns the fields of /proc/<pid>/stat after the name; none when the process has ended. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
