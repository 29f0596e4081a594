import { pageConfig } from 'shared/page-config'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { allows } from '#src/consent/consent-cookie.ts'

/** Nothing of these names a person: no id, no query, which may hold an order's token. */
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

/** Reports the page that is shown, once, and how fast the visit is. Only called where analytics are allowed. */
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
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(sendVital)
}

function sendVital({ name, value }: Metric): void {
  send({ type: 'web-vital', path: location.pathname, name, value: Math.round(value * 1000) / 1000 })
}

/** Looks again each time: consent can be taken back while the page is open. */
function send(report: Report): void {
  if (!allows('analytics')) return
  const { analyticsUrl } = pageConfig()
  if (!analyticsUrl) return
  // Text needs no preflight, and no cookie goes along. What gets lost is not missed.
  fetch(analyticsUrl, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => {})
}
