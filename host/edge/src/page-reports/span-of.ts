import type { PageSpan, PageSpans } from '@darnley/contract/page-report'
import type { ReportedSpan } from '@darnley/node/tracing/reported-spans'
import { callRoute } from './call-route.ts'

interface Reported extends Pick<PageSpans, 'trace' | 'page'> {
  readonly span: PageSpan
  /** Milliseconds since 1970, by the edge's clock. */
  readonly now: number
}

/** Returns what a page measured as a span of the service `browser`. */
export function spanOf({ trace, page, span, now }: Reported): ReportedSpan {
  const start = now - span.ago
  const common = {
    service: 'browser',
    traceId: trace,
    spanId: span.id,
    start,
    end: start + span.took,
  }
  if (span.type === 'page')
    return { ...common, name: 'page load', kind: 'internal', hasFailed: false, attributes: {} }
  const { method, status } = span
  const route = callRoute(span)
  return {
    ...common,
    parentSpanId: page,
    name: `${method} ${route}`,
    kind: 'client',
    hasFailed: status === 0 || status >= 400,
    attributes: { 'http.route': route, 'http.response.status_code': status },
  }
}
