import { type HrTime, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** A span that another program measured. Times are milliseconds since 1970. */
export interface ReportedSpan {
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string | undefined
  readonly name: string
  readonly kind: 'internal' | 'client'
  readonly start: number
  readonly end: number
  readonly hasFailed: boolean
  readonly attributes: Readonly<Record<string, string | number>>
}

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }

const resources = new Map<string, Resource>()

/** Returns the span as the SDK sends its own. */
export function readableSpan(span: ReportedSpan): ReadableSpan {
  const { service, traceId, spanId, parentSpanId, name, kind, start, end, hasFailed } = span
  const contextOf = (id: string): ReturnType<ReadableSpan['spanContext']> => ({
    traceId,
    spanId: id,
    traceFlags: TraceFlags.SAMPLED,
  })
  const context = contextOf(spanId)
  return {
    name,
    kind: KINDS[kind],
    spanContext: () => context,
    ...(parentSpanId === undefined ? {} : { parentSpanContext: contextOf(parentSpanId) }),
    startTime: millisToHrTime(start),
    endTime: millisToHrTime(end),
    duration: durationOf(start, end),
    status: { code: hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: { ...span.attributes },
    links: [],
    events: [],
    ended: true,
    resource: resourceOf(service),
    instrumentationScope: { name: 'darnley' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

const durationOf = (start: number, end: number): HrTime => millisToHrTime(Math.max(0, end - start))

function resourceOf(service: string): Resource {
  const known = resources.get(service)
  if (known) return known
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.namespace': 'darnley',
  })
  resources.set(service, resource)
  return resource
}
