/** `npm run doctor`: checks a configured site (docs/going-live.md). */
import { parseArgs } from 'node:util'
import { examine, lineOf } from '../doctor/doctor.ts'
import { settingsOf } from './env-file.ts'

const { values } = parseArgs({
  options: { 'env-file': { type: 'string' }, json: { type: 'boolean', default: false } },
})
const findings = await examine(settingsOf(values['env-file']))
console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'))
process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
