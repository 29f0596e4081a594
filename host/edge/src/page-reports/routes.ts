import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { PageError, pageErrorPath, PageSpans, pageSpansPath } from '@darnley/contract/page-report'
import { addressKey } from '@darnley/node/address-key'
import { createBudget } from '@darnley/node/budget'
import { detailOf } from '@darnley/node/problems'
import { startedSdk } from '@darnley/node/tracing'
import type { ReleaseStore } from '@darnley/releases/store'
import { isFromOwnPage } from '#src/own-page.ts'
import type { EdgeReleases } from '#src/releases/edge-releases.ts'
import { describeError, releaseIn } from './describe-error.ts'
import { spanOf } from './span-of.ts'

interface PageReportOptions {
  readonly store: Pick<ReleaseStore, 'readPrivate'>
  readonly releases: Pick<EdgeReleases, 'countedAs'>
  /** Whether customers reach the site over https. */
  readonly isSecure: boolean
  /** @param area Name of the release that the error leads to; `unknown` for none that is known */
  readonly onError: (area: string) => void
}

/** Takes what pages report of themselves. A report too many is dropped in silence: the page can do nothing about it. */
export async function pageReports(
  app: FastifyInstance,
  { store, releases, isSecure, onError }: PageReportOptions,
): Promise<void> {
  const errorsOfHousehold = createBudget({ perMinute: 10, mostCallers: 20_000 })
  const spansOfHousehold = createBudget({ perMinute: 30, mostCallers: 20_000 })
  // A resolved stack reads a source map.
  const errorsOfAll = createBudget({ perMinute: 60, mostCallers: 1 })
  const spansOfAll = createBudget({ perMinute: 3000, mostCallers: 1 })

  app.post(pageErrorPath, { bodyLimit: 8192 }, async (request, reply) => {
    if (!isFromOwnPage(request, isSecure)) return reply.code(403).send({ detail: detailOf(403) })
    const error = PageError.safeParse(request.body)
    if (!error.success) return reply.code(400).send({ detail: detailOf(400) })
    const household = addressKey(request.ip)
    const isAllowed =
      errorsOfHousehold.spend(household, 1).isAllowed && errorsOfAll.spend('all', 1).isAllowed
    if (!isAllowed) return reply.code(204).send()
    const { trace, route, text } = error.data
    const release = releaseIn(text)
    const isKnown = release !== null && (await releases.countedAs(release)) !== null
    onError(isKnown ? (release.split('@')[0] ?? '') : 'unknown')
    const error_text = await describeError(store, text)
    const names = trace ? inTrace(trace) : {}
    app.log.warn(
      { ...names, route, release: isKnown ? release : undefined, error_text },
      'an error in a browser',
    )
    return reply.code(204).send()
  })

  app.post(pageSpansPath, { bodyLimit: 16_384 }, async (request, reply) => {
    if (!isFromOwnPage(request, isSecure)) return reply.code(403).send({ detail: detailOf(403) })
    const report = PageSpans.safeParse(request.body)
    if (!report.success) return reply.code(400).send({ detail: detailOf(400) })
    const { trace, page, spans } = report.data
    const household = addressKey(request.ip)
    const isAllowed =
      spansOfHousehold.spend(household, 1).isAllowed &&
      spansOfAll.spend('all', spans.length).isAllowed
    const now = Date.now()
    if (isAllowed)
      for (const span of spans) startedSdk()?.report(spanOf({ trace, page, span, now }))
    return reply.code(204).send()
  })
}

/** Adds the moment of an error to the trace of its page. Returns what its line in the log names. */
function inTrace(traceId: string): { trace_id: string; span_id: string } {
  const spanId = randomBytes(8).toString('hex')
  const now = Date.now()
  startedSdk()?.report({
    service: 'browser',
    traceId,
    spanId,
    name: 'page error',
    kind: 'internal',
    start: now,
    end: now,
    hasFailed: true,
    attributes: {},
  })
  return { trace_id: traceId, span_id: spanId }
}
