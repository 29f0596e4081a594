import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { audit, installLighthouse, type Audit } from './lighthouse/audit.ts'
import { reportLighthouse } from './lighthouse/report.ts'
import { scriptedUse } from './lighthouse/scripted-use.ts'

/**
 * Runs Lighthouse with its mobile settings and measures scripted interactions, and writes docs/bench-lighthouse.md.
 * Needs API_URL, CONTENT_URL, SANDBOX_URL and RELEASES_DIR of a running system, and CHROMIUM_PATH.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const app = await buildApp(readConfig({ ...process.env, LOG_LEVEL: 'silent' }))
const load = loadavg()[0] ?? 0

try {
  await installLighthouse()
  const site = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  const cookie = await fillBasket(site)
  const pages: Record<string, Audit> = {}
  for (const path of ['/', '/checkout']) {
    const audits: Audit[] = []
    for (let run = 0; run < Number(values.runs); run += 1)
      audits.push(await audit(site + path, cookie))
    pages[path] = medianOf(audits)
  }
  const interactions = await scriptedUse(site)
  const measured = { pages, interactions, runs: values.runs, load }
  writeFileSync(
    join(import.meta.dirname, '../../../docs/bench-lighthouse.md'),
    reportLighthouse(measured),
  )
  console.log(JSON.stringify(measured))
} finally {
  await app.close()
}

/** Returns the cookie of a visitor with one service in the basket, because checkout redirects when it is empty. */
async function fillBasket(site: string): Promise<string> {
  const answer = {
    questionId: 'shorten-hem.finish',
    question: 'How should the new hem look?',
    answer: 'Keep the original hem edge',
    answerId: 'shorten-hem.finish.original',
    priceModifier: 600,
    tailorPointsModifier: 0,
  }
  const hem = aServiceDetail({ fittingChoice: 'measure', fittingDetails: 'Inside leg 76 cm' })
  const entry = { ...anEntry(), serviceDetails: [{ ...hem, questionAnswerModifiers: [answer] }] }
  const response = await fetch(`${site}/api/public/update_basket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: 0, basket: [entry] }),
  })
  if (!response.ok) throw new Error(`The basket was answered with ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function medianOf(audits: readonly Audit[]): Audit {
  const of = (key: keyof Audit): number => {
    const sorted = audits.map((each) => each[key]).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return { score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}
