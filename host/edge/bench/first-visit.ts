import { chromium } from '@playwright/test'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { parseArgs } from 'node:util'
import { anEntry } from '@darnley/testing/basket'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { buildPlainApp, readPlain } from './plain-app.ts'
import { visit, type Visit } from './visit.ts'

/**
 * Compares a first visit to the federated site with the same source built as one plain application, interleaved, and
 * prints one line of JSON. Needs API_URL, CONTENT_URL and RELEASES_DIR of a running system, and a previous `node
 * releases/cli/cli.ts spa --dir $RELEASES_DIR`.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } })
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
const variants = {
  federated: await buildApp(config),
  plain: await buildPlainApp(config, await readPlain(config.releasesDir)),
}
const paths = ['/', '/checkout'] as const
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch(executablePath ? { executablePath } : {})
/** Needed because checkout redirects when the basket is empty. */
const basket = {
  version: 1,
  basket: [anEntry()],
  discount_code: null,
  discount_amount: null,
  express_price: 1000,
}
const visits = new Map<string, Visit[]>()

try {
  for (const app of Object.values(variants)) await app.listen({ port: 0, host: '127.0.0.1' })
  for (let run = 0; run < Number(values.runs); run += 1) await visitAll()
  console.log(
    JSON.stringify(Object.fromEntries([...visits].map(([name, all]) => [name, summary(all)]))),
  )
} finally {
  await browser.close()
  for (const app of Object.values(variants)) await app.close()
}

async function visitAll(): Promise<void> {
  for (const path of paths) {
    for (const [variant, app] of Object.entries(variants)) {
      const name = `${variant} ${path}`
      const one = await visit(browser, { url: addressOf(app) + path, basket })
      visits.set(name, [...(visits.get(name) ?? []), one])
    }
  }
}

function addressOf(app: FastifyInstance): string {
  return `http://localhost:${(app.server.address() as AddressInfo).port}`
}

function summary(all: readonly Visit[]): Record<keyof Visit, number> {
  const of = (key: keyof Visit): number => Math.round(median(all.map((one) => one[key])) * 10) / 10
  return {
    scriptRequests: of('scriptRequests'),
    scriptKilobytes: of('scriptKilobytes'),
    painted: of('painted'),
    shown: of('shown'),
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
