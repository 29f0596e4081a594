import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of another team with files in memory; a number is the status that it answers instead. */
export interface ForeignServer {
  readonly origin: string
  readonly files: Map<string, string | number>
  close(): Promise<void>
}

/** A container of the standard interface, as far as it can be told without running it. */
const aContainer = 'const get = () => {}\nconst init = () => {}\nexport { get, init }\n'

/** Module Federation's manifest of a container that exposes `./Page` and shares React. */
export function aFederationManifest(
  rest: { publicPath?: string; shared?: readonly object[] } = {},
): string {
  const { publicPath = 'auto', shared = [{ name: 'react', requiredVersion: '^19.0.0' }] } = rest
  const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'module' }
  return JSON.stringify({
    id: 'recycling',
    name: 'recycling',
    metaData: { remoteEntry, publicPath },
    shared,
    exposes: [{ id: 'recycling:Page', name: 'Page', path: './Page' }],
  })
}

/** Serves a container with its manifest. */
export async function startForeignServer(): Promise<ForeignServer> {
  const files = new Map<string, string | number>([
    ['/remoteEntry.js', aContainer],
    ['/mf-manifest.json', aFederationManifest()],
  ])
  const server = createServer(({ url = '/' }, response) => answer(response, files.get(url) ?? 404))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    files,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function answer(response: ServerResponse, file: string | number): void {
  if (typeof file === 'string') response.end(file)
  else response.writeHead(file, { location: 'https://elsewhere.example/' }).end()
}
