import { readdirSync, readFileSync } from 'node:fs'

/** Length of the kernel's CPU clock tick. */
const MS_PER_TICK = 10

/** Returns the user and system CPU time of a process and its current children; 0 without a process. */
export function cpuMsOf(pid: string | undefined): number {
  if (!pid) return 0
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuMs(each), 0)
}

/** Returns current and peak memory in MB; null without a process. */
export function memoryOf(pid: string | undefined): { now: number; peak: number } | null {
  if (!pid) return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

function cpuMs(pid: string): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

function childrenOf(pid: string): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)[1] === pid)
}

/** Returns the fields of /proc/<pid>/stat after the name; none when the process has ended. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
