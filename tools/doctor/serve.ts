import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Finding } from './finding.ts'
import { metricsOf } from './metrics.ts'

interface Serving {
  readonly examine: () => Promise<readonly Finding[]>
  /** Milliseconds between the end of one round and the next. */
  readonly everyMs: number
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  /** Called after each round. */
  readonly onFound: (findings: readonly Finding[]) => void
}

interface Served {
  readonly port: number
  stop(): Promise<void>
}

const PLAIN = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }

/**
 * Examines a site again and again, and serves what the last round found at `/metrics`, which is 503 before the first one
 * has ended. `/readyz` says that the process serves.
 */
export async function serveFindings(options: Serving): Promise<Served> {
  const { examine, everyMs, host, port, onFound } = options
  let metrics: string | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function round(): Promise<void> {
    const findings = await examine()
    metrics = await metricsOf(findings)
    onFound(findings)
  }
  async function goOn(): Promise<void> {
    await round().catch((error: unknown) => console.error('The doctor could not examine', error))
    if (!isStopped) timer = setTimeout(() => void goOn(), everyMs)
  }

  const server = createServer(({ url }, response) => {
    if (url === '/readyz') return answer(response, { status: 200, text: 'ready\n' })
    if (url !== '/metrics') return answer(response, { status: 404, text: 'not found\n' })
    answer(response, { status: metrics === null ? 503 : 200, text: metrics ?? 'not yet\n' })
  })
  await once(server.listen(port, host), 'listening')
  void goOn()
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function answer(
  response: ServerResponse,
  { status, text }: { readonly status: number; readonly text: string },
): void {
  response.writeHead(status, PLAIN).end(text)
}
