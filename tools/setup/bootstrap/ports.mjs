import { createServer } from 'node:net'
import { describeListener } from './listeners.mjs'

/**
 * Ports of the parts. `edge` is the site's port; the others are offsets from it.
 * @typedef {'edge' | 'api' | 'content' | 'sandbox' | 'smtp' | 'postgres' | 'metrics' | 'edgeMetrics' | 'contentMetrics' | 'admin'} PortName
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
    edgeMetrics: base + 120,
    content: base + 200,
    admin: base + 210,
    contentMetrics: base + 220,
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
  edgeMetrics: 'metrics of the edge',
  content: 'content',
  admin: 'admin of the content',
  contentMetrics: 'metrics of the content',
  sandbox: 'sandbox',
  smtp: 'mail',
  postgres: 'PostgreSQL',
}

const defaultBase = 3000
/** Lower ports are reserved for root. */
const lowestBase = 1024
const highestBase = 65_535 - 400

/** Ports that browsers and `fetch` refuse: "bad port" of the Fetch standard, from 1024 on. */
const refused = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
])

/** Parts that no browser and no `fetch` connects to. */
const otherProtocols = new Set(['smtp', 'postgres'])

/**
 * Reads PORT, the port of the site.
 * @param {string | undefined} text
 * @throws {Error} with one sentence when it is not a number or gives a part an unusable port
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
 * @throws {Error} that names each port in use, its process and the cure
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
 * Returns the first base with free ports for all parts. Start below 32768: the system assigns higher ports to outgoing
 * connections, also between this check and the start.
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
 * Browsers resolve `localhost` to IPv4 and IPv6, so a port must be free in both.
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
