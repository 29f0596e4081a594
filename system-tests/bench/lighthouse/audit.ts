import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = import.meta.dirname
const cli = join(folder, 'node_modules/lighthouse/cli/index.js')

/** Score in points out of 100, times in milliseconds, layout shift in Lighthouse's unit. */
export interface Audit {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** Installs Lighthouse from the lock file beside this module, on first use only. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(cli)) return
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** Runs Lighthouse once with its own settings: a simulated phone on slow 4G with a quarter of the processor. */
export async function audit(
  url: string,
  { cookie, browser }: { readonly cookie: string; readonly browser: string },
): Promise<Audit> {
  const flags = [
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
  ]
  const { categories, audits } = await report(flags, { browser })
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    score: categories.performance.score * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** Tries again, because Lighthouse occasionally misses the start of a page and reports that. */
async function report(
  flags: readonly string[],
  { browser, tries = 3 }: { readonly browser: string; readonly tries?: number },
): Promise<Report> {
  try {
    const { stdout } = await run(process.execPath, [cli, ...flags], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(stdout) as Report
  } catch (error) {
    if (tries > 1) return report(flags, { browser, tries: tries - 1 })
    throw error
  }
}
