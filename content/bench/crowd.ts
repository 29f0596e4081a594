import { connect } from 'node:net'

export interface CrowdOptions {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

export interface CrowdResult {
  readonly requestsPerSecond: number
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly bytes: number
}

/**
 * Requests one path repeatedly on many connections, one request at a time on each. Uses plain sockets: with two cores
 * a full HTTP client would be the bottleneck.
 * @throws Error when a response is not a 200
 */
export async function crowd(options: CrowdOptions): Promise<CrowdResult> {
  const until = performance.now() + options.seconds * 1000
  const runs = Array.from({ length: options.connections }, () => visitor(options, until))
  const visits = await Promise.all(runs)
  const times = visits.flatMap((visit) => visit.times).sort((one, other) => one - other)
  return {
    requestsPerSecond: Math.round(times.length / options.seconds),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes: visits[0]?.bytes ?? 0,
  }
}

export function quantile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return Math.round(value * 100) / 100
}

interface Visit {
  readonly times: number[]
  readonly bytes: number
}

function visitor(options: CrowdOptions, until: number): Promise<Visit> {
  const { port, path, headers = {} } = options
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let asked = 0
    let missing = 0
    let bytes = 0
    const ask = (): void => {
      asked = performance.now()
      socket.write(question)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing === 0) {
        bytes = lengthOf(chunk)
        if (bytes === 0) {
          socket.destroy(new Error(`Not a good answer: ${chunk.toString()}`))
          return
        }
        missing = bytes
      }
      missing -= chunk.length
      if (missing > 0) return
      const now = performance.now()
      times.push(now - asked)
      if (now < until) ask()
      else socket.end(() => resolve({ times, bytes }))
    })
  })
}

/** Returns the length of head and body, or 0 when it is not a 200. Assumes that the head arrives in one chunk. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) return 0
  return head.length + Number(length)
}
