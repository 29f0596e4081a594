import type { PageVital } from '@darnley/contract/page-vital'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { pageReleases, siteConfig } from '#src/areas/page-blocks.ts'
import { allows } from '#src/consent/consent-cookie.ts'
import { measureCalls } from './spans.ts'

/** Contains nothing personal: no id, and no query, which may contain an order's token. */
type Report =
  | { readonly type: 'page-view'; readonly path: string }
  | {
      readonly type: 'web-vital'
      readonly path: string
      readonly name: string
      readonly value: number
    }

let lastPath: string | undefined
let isMeasuring = false

/** Reports the current page once, and the speed of the visit. Called only where analytics are allowed. */
export async function reportVisit(): Promise<void> {
  measure()
  const path = location.pathname
  if (path === lastPath) return
  lastPath = path
  send({ type: 'page-view', path })
}

function measure(): void {
  if (isMeasuring) return
  isMeasuring = true
  if (siteConfig().isTraced) measureCalls({ isAllowed: () => allows('analytics') })
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(sendVital)
}

function sendVital({ name, value: measured }: Metric): void {
  const value = Math.round(measured * 1000) / 1000
  send({ type: 'web-vital', path: location.pathname, name, value })
  if (allows('analytics')) reportVital({ set: pageReleases().set, name, value })
}

/** Tells the edge how fast a page of this set was, so that releases can be compared. */
function reportVital(vital: PageVital): void {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(vital)
  fetch('/releases/vitals', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

/** Checks consent each time, because it can be withdrawn while the page is open. */
function send(report: Report): void {
  if (!allows('analytics')) return
  const { analyticsUrl } = siteConfig()
  if (!analyticsUrl) return
  // Plain text needs no preflight; no cookie is sent. Lost reports are acceptable.
  fetch(analyticsUrl, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => {})
}
