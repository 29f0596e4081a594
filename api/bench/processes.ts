import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10

/** User and system time of a process so far and, for a server that forks, of its present children; 0 for no process. */
export function cpuMsOf(pid: string | undefined): number {
  if (!pid) return 0
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuMs(each), 0)
}

/** What it holds in memory and what it ever held, in MB; null for no process. */
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

/** Of /proc/<pid>/stat what follows the name, from the state on; nothing for a process that is gone. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
