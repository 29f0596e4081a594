import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Count } from '#tools/setup/test-runners.ts'
import {
  type Finding,
  findingsInUrl,
  personalDataIn,
  secretsIn,
  secretsInRelease,
} from './findings.ts'

interface Run {
  /** Logs of all servers of the run, at any depth. */
  readonly logsFolder: string
  /** Addresses that the journeys' browsers requested, one a line. */
  readonly urlFile: string
  /** Built files that browsers load. */
  readonly releasesFolder: string
}

interface Search {
  readonly name: string
  readonly lines: number
  readonly findings: readonly Finding[]
  /** Too little input: something is no longer recorded. */
  readonly isEmpty: boolean
}

/** A call of every run; logs without it are incomplete. */
const PROOF = '/public/guest_checkout_v2'

/** Searches the logs and files of a test run and prints findings (S21, S24). */
export function scanForLeaks(run: Run): Count {
  const searches = [searchLogs(run), searchUrls(run), searchReleases(run)]
  for (const search of searches) report(search)
  const isBad = ({ isEmpty, findings }: Search): boolean => isEmpty || findings.length > 0
  const failed = searches.filter(isBad).length
  return { passed: searches.length - failed, failed }
}

function report({ name, lines, findings, isEmpty }: Search): void {
  const verdict = isEmpty ? 'FAIL' : findings.length > 0 ? 'FAIL' : 'ok  '
  console.log(`${verdict} ${name} (${lines} lines)${isEmpty ? ': nothing was recorded' : ''}`)
  for (const { what, where } of findings.slice(0, 20)) console.log(`     ${what} in ${where}`)
}

function searchLogs({ logsFolder }: Run): Search {
  let hasProof = false
  const searched = search(filesIn(logsFolder, /\.log$/), (line) => {
    hasProof ||= line.includes(PROOF)
    return [...personalDataIn(line), ...secretsIn(line)]
  })
  return {
    name: 'no personal data and no secret in any log (S21, S24)',
    ...searched,
    isEmpty: !hasProof,
  }
}

function searchUrls({ urlFile }: Run): Search {
  const searched = search(existsSync(urlFile) ? [urlFile] : [], findingsInUrl)
  const name = 'no personal data in any address, and no third party (S21)'
  return { name, ...searched, isEmpty: searched.lines === 0 }
}

function searchReleases({ releasesFolder }: Run): Search {
  const searched = search(filesIn(releasesFolder, /\.(?:js|css|json|html)$/), secretsInRelease)
  return {
    name: 'no secret in what browsers load (S24)',
    ...searched,
    isEmpty: searched.lines === 0,
  }
}

function search(
  files: readonly string[],
  findingsOf: (line: string) => string[],
): Pick<Search, 'lines' | 'findings'> {
  const findings = new Map<string, Finding>()
  let lines = 0
  for (const file of files)
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue
      lines += 1
      for (const what of findingsOf(line)) {
        const where = `${file}: ${line.slice(0, 300)}`
        findings.set(`${what} ${where}`, { what, where })
      }
    }
  return { lines, findings: [...findings.values()] }
}

function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))
}
