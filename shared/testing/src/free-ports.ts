import { createServer, type Server } from 'node:net'

/**
 * From 10,500 on, the upper half of each thousand: the parts of a site have the lower one (tools/setup/bootstrap/ports.mjs),
 * and from 32,768 on the system gives ports to outgoing connections at any moment.
 */
const [FIRST_THOUSAND, THOUSANDS, PAIRS_OF_EACH] = [10, 22, 250]

/** Returns one port as {@link freePorts} does. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/**
 * Returns ports of 127.0.0.1 that nothing listens on, and that are given to no other test of this machine before this
 * process has ended, so that a server may start on them later.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  const pairs = THOUSANDS * PAIRS_OF_EACH
  const start = Math.floor(Math.random() * pairs)
  for (let next = 0; next < pairs && ports.length < count; next += 1) {
    const port = portOf((start + next) % pairs)
    if (await take(port)) ports.push(port)
  }
  if (ports.length < count) throw new Error('All ports of tests are taken')
  return ports
}

function portOf(pair: number): number {
  const thousand = FIRST_THOUSAND + Math.floor(pair / PAIRS_OF_EACH)
  return thousand * 1000 + 500 + 2 * (pair % PAIRS_OF_EACH)
}

/** A listener on the port above, which ends with this process, says that a port is taken. */
async function take(port: number): Promise<boolean> {
  const guard = await listen(port + 1)
  if (!guard) return false
  const trial = await listen(port)
  if (trial) await close(trial)
  else await close(guard)
  return trial !== null
}

/** Resolves to null when the port is in use. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => void socket.destroy())
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => resolve(server.unref()))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()))
}
