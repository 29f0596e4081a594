import { createServer } from 'node:net'

/** Where each part listens, counted from the site's own port. */
export interface Ports {
  readonly edge: number
  readonly api: number
  readonly content: number
  readonly sandbox: number
  readonly smtp: number
  readonly postgres: number
}

export function portsFrom(base: number): Ports {
  return {
    edge: base,
    api: base + 100,
    content: base + 200,
    sandbox: base + 300,
    smtp: base + 310,
    postgres: base + 400,
  }
}

/** @throws Error that names every port in use and the cure */
export async function expectFree(
  ports: Ports,
  except: readonly (keyof Ports)[] = [],
): Promise<void> {
  const wanted = Object.entries(ports).filter(([part]) => !except.includes(part as keyof Ports))
  const taken: string[] = []
  for (const [part, port] of wanted) if (!(await isFree(port))) taken.push(`${port} (${part})`)
  if (taken.length > 0)
    throw new Error(
      `In use already: port ${taken.join(', ')}. Stop what listens there, or choose another base: PORT=${ports.edge + 1000} npm start`,
    )
}

/**
 * The first base from which all parts find their ports free. Ask from below 32768: above it the system hands ports out
 * to outgoing connections, also between the question and the start.
 */
export async function findFreeBase(from: number): Promise<number> {
  for (let base = from; base < from + 20_000; base += 1000) {
    const free = await expectFree(portsFrom(base)).then(
      () => true,
      () => false,
    )
    if (free) return base
  }
  throw new Error(`There are no free ports from ${from} on.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
