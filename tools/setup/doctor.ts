/** `npm run doctor`: checks a configured site (docs/going-live.md). */
import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { examine, lineOf } from '../doctor/doctor.ts'

const { values } = parseArgs({
  options: { 'env-file': { type: 'string' }, json: { type: 'boolean', default: false } },
})
const findings = await examine(settingsOf(values['env-file']))
console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'))
process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0

function settingsOf(file: string | undefined): NodeJS.Dict<string> {
  if (file === undefined) return process.env
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch {
    console.error(`${file} cannot be read: name a file with a setting on each line, NAME=value.`)
    return process.exit(2)
  }
}
