/**
 * Its parent sends `Recorded` to a process of this file, which sends them again as a bare Fastify server and answers with
 * its port.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { endWithUs } from '@darnley/tools/guard'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { keepBusy, percentile } from './load.ts'
import { cpuMsOf } from './processes.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'

const paths = ['/', '/prices', '/checkout']
const clients = 50
const rounds = 4

/** What the edge answered to a visitor of a page. */
interface Recorded {
  readonly path: string
  readonly headers: readonly (readonly [string, string])[]
  /** The compressed document, in base64. */
  readonly body: string
}

interface Visit {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

interface Measured {
  readonly perSecond: number
  readonly p99Ms: number
  /** Milliseconds of processor a page. */
  readonly cpuMs: number
}

/** What a page costs the edge, beside a Fastify server that sends the same bytes and does nothing else. */
export const measurePages: Bench = async ({ siteUrl, pids, seconds }) => {
  const edge = createHttpClient(siteUrl)
  const visits = await visitsOf(edge)
  const recorded = await Promise.all(paths.map((path) => record(edge, path)))
  const floor = await startFloor(recorded)
  const bare = createHttpClient(floor.url)
  const load = { visits, seconds: Math.max(1, seconds / rounds) }
  try {
    for (const client of [edge, bare])
      await keepBusy({ clients, seconds: 2 }, visitor(client, visits))
    const pairs: (readonly [Measured, Measured])[] = []
    for (let round = 0; round < rounds; round += 1)
      pairs.push([
        await measure(edge, { ...load, pid: pids.edge }),
        await measure(bare, { ...load, pid: floor.pid }),
      ])
    return section(pairs)
  } finally {
    floor.stop()
  }
}

/** The half of them comes for the first time, the other half with the cookies of an earlier page. */
async function visitsOf(client: HttpClient): Promise<Visit[]> {
  const accept = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }
  const { head } = await client({ method: 'GET', path: '/', headers: accept })
  const cookies = Array.from(head.matchAll(/^set-cookie: *([^;\r]+)/gim), ([, each = '']) => each)
  const cookie = [...cookies, 'cc_cookie=%7B%22categories%22%3A%5B%22necessary%22%5D%7D'].join('; ')
  return paths.flatMap((path) => [
    { path, headers: accept },
    { path, headers: { ...accept, cookie } },
  ])
}

/** Asks until the document is compressed as well as it will be: the same bytes in answers three seconds apart. */
async function record(client: HttpClient, path: string): Promise<Recorded> {
  const ask = (): ReturnType<HttpClient> =>
    client({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })
  let answer = await ask()
  for (let before = -1; before !== answer.body.length;) {
    before = answer.body.length
    await new Promise((resolve) => setTimeout(resolve, 3000))
    answer = await ask()
  }
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  const headers = answer.head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
    .filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/i.test(name))
  return { path, headers, body: answer.body.toString('base64') }
}

function visitor(client: HttpClient, visits: readonly Visit[]): () => Promise<void> {
  let next = 0
  return async () => {
    next = (next + 1) % visits.length
    const { path, headers } = visits[next] ?? { path: '/', headers: {} }
    const { status } = await client({ method: 'GET', path, headers })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
}

async function measure(
  client: HttpClient,
  { visits, seconds, pid }: { visits: readonly Visit[]; seconds: number; pid: number },
): Promise<Measured> {
  const before = cpuMsOf(pid)
  const { perSecond, p99Ms, count } = await keepBusy({ clients, seconds }, visitor(client, visits))
  return { perSecond, p99Ms, cpuMs: (cpuMsOf(pid) - before) / count }
}

function section(pairs: readonly (readonly [Measured, Measured])[]): string {
  const median = (of: (pair: readonly [Measured, Measured]) => number): number =>
    percentile(pairs.map(of), 0.5)
  const row = (title: string, at: 0 | 1): (string | number)[] => {
    const cpuMs = median((pair) => pair[at].cpuMs)
    const perSecond = median((pair) => pair[at].perSecond)
    return [title, perSecond, cpuMs, 1000 / cpuMs, median((pair) => pair[at].p99Ms)]
  }
  const ratio = median(([edge, bare]) => edge.cpuMs / bare.cpuMs)
  return `## Pages of the edge

${clients} connections ask for ${paths.join(', ')}, half of them with the cookies of an earlier page, and take brotli. The floor is a bare Fastify server that sends the same headers and bytes. ${rounds} rounds in turn, medians.

${table(
  ['server', 'pages/s', 'processor a page, ms', 'pages/s on one core', 'p99, ms'],
  [row('edge', 0), row('floor', 1)],
)}

A page costs ${ratio.toFixed(2)} times the floor. Targets: at most 0.3 ms, and at most 2 times the floor or 10,000 pages/s on one core.`
}

interface Floor {
  readonly url: string
  readonly pid: number
  stop(): void
}

async function startFloor(recorded: readonly Recorded[]): Promise<Floor> {
  const child: ChildProcess = fork(import.meta.filename, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  endWithUs(child)
  child.send(recorded)
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() }
}

async function serve(recorded: readonly Recorded[]): Promise<void> {
  const app = Fastify()
  for (const { path, headers, body } of recorded) {
    const bytes = Buffer.from(body, 'base64')
    const fields = Object.fromEntries(headers)
    app.get(path, (_request, reply) => reply.headers(fields).send(bytes))
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.(app.server.address())
}

if (import.meta.main) process.once('message', (recorded: Recorded[]) => void serve(recorded))
