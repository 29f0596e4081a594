import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@darnley/tools/settings'

/** @throws Error with the command that installs it */
export function expectCaddy(): void {
  if (spawnSync('caddy', ['version'], { timeout: 20_000 }).status === 0) return
  throw new Error(
    "Debian's caddy is needed for this test, which installs nothing: apt-get install --no-install-recommends caddy",
  )
}

interface Proxy {
  /** Ports of the edges on this machine. */
  readonly edges: readonly number[]
  readonly ports: { readonly http: number; readonly https: number; readonly ask: number }
  /** For its certificates. */
  readonly folder: string
  /** How long an edge has for the first byte of an answer, such as 2s; by default as in production. */
  readonly answerWithin?: string
}

/** Starts the proxy of compose.production.yml with certificates of its own, which nothing else trusts. */
export function startCaddy({ edges, ports, folder, answerWithin }: Proxy): ChildProcess {
  return spawn('caddy', ['run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      CADDY_OPTIONS: 'local_certs\nskip_install_trust',
      CERTIFICATES_EMAIL: 'help@darnley.example',
      EDGES: edges.map((port) => `127.0.0.1:${port}`).join(' '),
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      ASK_PORT: String(ports.ask),
      ...(answerWithin && { ANSWER_WITHIN: answerWithin }),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
}
