/** `npm run doctor`: checks a configured site (docs/going-live.md). With `--sandbox <address>` the stand-ins answer. */
import { parseArgs } from 'node:util'
import { renameSync, writeFileSync } from 'node:fs'
import { runUntilSignal } from '@darnley/node/run-until-signal'
import { examine, inSandbox, lineOf } from '../doctor/doctor.ts'
import type { Finding } from '../doctor/finding.ts'
import { metricsOf } from '../doctor/metrics.ts'
import { serveFindings } from '../doctor/serve.ts'
import { settingsOf } from './env-file.ts'

const { values } = parseArgs({
  options: {
    'env-file': { type: 'string' },
    every: { type: 'string' },
    json: { type: 'boolean', default: false },
    metrics: { type: 'string' },
    sandbox: { type: 'string' },
  },
})
const settings = settingsOf(values['env-file'])
const surroundings = values.sandbox === undefined ? undefined : inSandbox(values.sandbox)
await (values.every === undefined ? examineOnce() : examineEvery(minutesOf(values.every)))

async function examineOnce(): Promise<void> {
  const findings = await examine(settings, surroundings)
  print(findings)
  if (values.metrics) writeMetrics(values.metrics, await metricsOf(findings))
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
}

/** Serves the metrics on PORT until a signal ends it, as a service of containers. */
async function examineEvery(minutes: number): Promise<void> {
  const { PORT = '9467', HOST: host = '127.0.0.1' } = process.env
  let stop = async (): Promise<void> => undefined
  await runUntilSignal({
    listen: async () => {
      ;({ stop } = await serveFindings({
        examine: () => examine(settings, surroundings),
        everyMs: minutes * 60_000,
        ...{ host, port: Number(PORT) },
        onFound: print,
      }))
    },
    stop: () => stop(),
  })
}

function print(findings: readonly Finding[]): void {
  console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'))
}

function minutesOf(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  console.error(`--every ${text}: write whole minutes, such as --every 60.`)
  return process.exit(2)
}

/** Replaces the file at once, so that no half of it is read. */
function writeMetrics(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
