import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { dirname } from 'node:path'

const mostBytes = 10 * 1024 * 1024
const checkEveryMs = 5000

export interface LogFile {
  readonly path: string
  /** Opens it for a child's output during a call. */
  withDescriptor<Result>(call: (descriptor: number) => Result): Result
  /** Returns a line with the reason for which the last process ended; '' when unknown. */
  reason(): string
  close(): void
}

/**
 * Opens a log of bounded size: at 10 MB its content replaces `<name>.1.log`. Writers append, so they continue at the new
 * end.
 */
export function openLog(path: string, { limit = mostBytes, everyMs = checkEveryMs } = {}): LogFile {
  mkdirSync(dirname(path), { recursive: true })
  bound(path, limit)
  let from = sizeOf(path)
  const timer = setInterval(() => bound(path, limit), everyMs).unref()
  return {
    path,
    withDescriptor(call) {
      from = sizeOf(path)
      const descriptor = openSync(path, 'a')
      try {
        return call(descriptor)
      } finally {
        closeSync(descriptor)
      }
    },
    reason: () => reasonIn(readFrom(path, from)),
    close: () => clearInterval(timer),
  }
}

function bound(path: string, limit: number): void {
  if (sizeOf(path) <= limit) return
  copyFileSync(path, path.replace(/\.log$/, '.1.log'))
  truncateSync(path)
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function readFrom(path: string, from: number): string {
  const content = readFileSync(path)
  return content.subarray(content.length < from ? 0 : from).toString('utf8')
}

/** Returns the last line with an error, of plain text or JSON lines; else the last line. */
export function reasonIn(log: string): string {
  const lines = log
    .split('\n')
    .map(wordsOf)
    .filter((line) => line !== '')
  const named = lines.findLast((line) => /\b(?:\w*Error|FATAL|PANIC)\b|\bE[A-Z]{4,}\b/.test(line))
  return (named ?? lines.at(-1) ?? '').slice(0, 300)
}

function wordsOf(line: string): string {
  try {
    const { err, msg } = JSON.parse(line) as { err?: { message?: string }; msg?: string }
    return err?.message ? `Error: ${err.message}` : (msg ?? '')
  } catch {
    return line.trim()
  }
}
