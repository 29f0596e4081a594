import { createServer } from 'node:net'
import { describeListener } from './listeners.mjs'

/**
 * Where each part listens. `edge` is the site's own port, from which all others count.
 * @typedef {'edge' | 'api' | 'content' | 'sandbox' | 'smtp' | 'postgres' | 'metrics' | 'admin'} PortName
 * @typedef {Readonly<Record<PortName, number>>} Ports
 */

/**
 * @param {number} base
 * @returns {Ports}
 */
export function portsFrom(base) {
  return {
    edge: base,
    api: base + 100,
    metrics: base + 110,
    content: base + 200,
    admin: base + 210,
    sandbox: base + 300,
    smtp: base + 310,
    postgres: base + 400,
  }
}

/** @type {Readonly<Record<PortName, string>>} */
const words = {
  edge: 'site',
  api: 'api',
  metrics: 'metrics of the api',
  content: 'content',
  admin: 'admin of the content',
  sandbox: 'sandbox',
  smtp: 'mail',
  postgres: 'PostgreSQL',
}

const defaultBase = 3000
/** Below it, ports belong to root. */
const lowestBase = 1024
const highestBase = 65_535 - 400

/** Ports that browsers and `fetch` refuse: "bad port" of the Fetch standard, from 1024 on. */
const refused = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
])

/** No browser and no `fetch` asks these. */
const otherProtocols = new Set(['smtp', 'postgres'])

/**
 * Reads PORT, the port of the site.
 * @param {string | undefined} text
 * @throws {Error} with one sentence when it is no number, or one from which a part gets a port it cannot use
 */
export function readBase(text) {
  if (text === undefined || text === '') return defaultBase
  const base = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(base >= lowestBase && base <= highestBase))
    throw new Error(
      `PORT has to be a whole number from ${lowestBase} to ${highestBase}, as in PORT=4000 npm start; it is "${text}".`,
    )
  const unusable = entriesOf(portsFrom(base)).find(
    ([name, port]) => refused.has(port) && !otherProtocols.has(name),
  )
  if (unusable)
    throw new Error(
      `PORT=${base} cannot be used: browsers refuse port ${unusable[1]} (${words[unusable[0]]}). Choose another, as in PORT=4000 npm start.`,
    )
  return base
}

/**
 * @param {Ports} ports
 * @param {{ readonly only?: readonly PortName[], readonly except?: readonly PortName[], readonly alsoFree?: readonly number[] }} [options]
 * @throws {Error} that names each taken port, what has it and the cure
 */
export async function expectFree(ports, { only, except = [], alsoFree = [] } = {}) {
  const named = entriesOf(ports)
    .filter(([name]) => (only?.includes(name) ?? true) && !except.includes(name))
    .map(([name, port]) => ({ port, what: words[name] }))
  const wanted = [...named, ...alsoFree.map((port) => ({ port, what: 'development server' }))]
  const taken = []
  for (const { port, what } of wanted)
    if (!(await isFree(port)))
      taken.push(`port ${port} (${what}) is taken${describeListener(port)}`)
  if (taken.length === 0) return
  const [first = '', ...rest] = taken
  const cure = only ? '.' : await otherPorts(ports.edge)
  throw new Error(`${[first.replace('p', 'P'), ...rest].join('; ')}. Stop it${cure}`)
}

/** @param {number} base */
async function otherPorts(base) {
  const other = await findFreeBase(base + 1000).catch(() => undefined)
  return other ? `, or choose other ports: PORT=${other} npm start` : '.'
}

/**
 * Returns the first base from which all parts find their ports free. Ask from below 32768: above it the system hands
 * ports out to outgoing connections, also between the question and the start.
 * @param {number} from
 */
export async function findFreeBase(from) {
  for (let base = from; base < Math.min(from + 20_000, highestBase); base += 1000)
    if (await areFree(base)) return base
  throw new Error(`There are no free ports from ${from} on.`)
}

/** @param {number} base */
async function areFree(base) {
  for (const [, port] of entriesOf(portsFrom(base)))
    if (refused.has(port) || !(await isFree(port))) return false
  return true
}

/**
 * A browser asks `localhost` in both families, so a port has to be free in both.
 * @param {number} port
 */
async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      // Many containers have no IPv6.
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    )
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/**
 * @param {Ports} ports
 * @returns {[PortName, number][]}
 */
function entriesOf(ports) {
  return /** @type {[PortName, number][]} */ (Object.entries(ports))
}
