/** `npm run doctor`: checks a configured site (docs/going-live.md). With `--sandbox <address>` the stand-ins answer. */
import { parseArgs } from 'node:util'
import { renameSync, writeFileSync } from 'node:fs'
import { examine, inSandbox, lineOf } from '../doctor/doctor.ts'
import { metricsOf } from '../doctor/metrics.ts'
import { settingsOf } from './env-file.ts'

const { values } = parseArgs({
  options: {
    'env-file': { type: 'string' },
    json: { type: 'boolean', default: false },
    metrics: { type: 'string' },
    sandbox: { type: 'string' },
  },
})
const findings = await examine(
  settingsOf(values['env-file']),
  values.sandbox === undefined ? undefined : inSandbox(values.sandbox),
)
console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'))
if (values.metrics) writeMetrics(values.metrics, await metricsOf(findings))
process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0

/** Replaces the file at once, so that no half of it is read. */
function writeMetrics(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
