/**
 * Searches the logs, requested addresses and releases of a test run for personal data and secrets (S21, S24), prints
 * what it finds and ends with 1 then. Usage: node system-tests/leak-scan/scan.ts <logs> <file of addresses> <releases>
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsInUrl, personalDataIn, secretsIn, secretsInRelease } from './findings.ts'

/** A call of every run; logs without it are incomplete. */
const PROOF = '/public/guest_checkout_v2'

const [, , logsFolder = '', urlFile = '', releasesFolder = ''] = process.argv

search('no personal data and no secret in any log (S21, S24)', {
  files: filesIn(logsFolder, /\.log$/),
  find: (line) => [...personalDataIn(line), ...secretsIn(line)],
  proof: PROOF,
})
search('no personal data in any address, and no third party (S21)', {
  files: existsSync(urlFile) ? [urlFile] : [],
  find: findingsInUrl,
})
search('no secret in what browsers load (S24)', {
  files: filesIn(releasesFolder, /\.(?:js|css|json|html)$/),
  find: secretsInRelease,
})

interface Search {
  readonly files: readonly string[]
  readonly find: (line: string) => string[]
  /** Text that some line contains; without it something is no longer recorded. */
  readonly proof?: string
}

function search(name: string, { files, find, proof = '' }: Search): void {
  const findings = new Set<string>()
  let lines = 0
  let hasProof = false
  for (const file of files)
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      lines += 1
      hasProof ||= line.includes(proof)
      for (const what of find(line)) findings.add(`${what} in ${file}: ${line.slice(0, 300)}`)
    }
  const failed = !hasProof || findings.size > 0
  if (failed) process.exitCode = 1
  const remark = hasProof ? '' : ': nothing was recorded'
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name} (${lines} lines)${remark}`)
  for (const finding of [...findings].slice(0, 20)) console.log(`     ${finding}`)
}

function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))
}
