import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface CollectedSpan {
  readonly service: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}

export interface CollectedLog {
  readonly service: string
  readonly text: string
  readonly severity: string
  /** Empty for a line outside of a trace. */
  readonly traceId: string
  readonly attributes: Readonly<Record<string, unknown>>
}

export interface CollectedMetric {
  readonly service: string
  readonly name: string
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  readonly logs: readonly CollectedLog[]
  readonly metrics: readonly CollectedMetric[]
  /** Everything that was sent, as it was sent. */
  readonly received: readonly string[]
  close(): void
}

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

interface FromResource {
  readonly resource: { readonly attributes: readonly Attribute[] }
}

interface LogRecord {
  readonly body?: { readonly stringValue?: string }
  readonly severityText?: string
  readonly traceId?: string
  readonly attributes?: readonly Attribute[]
}

/** The part of OTLP over HTTP, in JSON, that our services send. */
interface Export {
  readonly resourceSpans?: readonly (FromResource & {
    readonly scopeSpans: readonly { readonly spans: readonly Omit<CollectedSpan, 'service'>[] }[]
  })[]
  readonly resourceLogs?: readonly (FromResource & {
    readonly scopeLogs: readonly { readonly logRecords: readonly LogRecord[] }[]
  })[]
  readonly resourceMetrics?: readonly (FromResource & {
    readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[]
  })[]
}

/** Starts a server that receives traces, logs and metrics and keeps them. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const logs: CollectedLog[] = []
  const metrics: CollectedMetric[] = []
  const received: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = JSON.parse(body) as Export
      received.push(body)
      spans.push(...spansIn(sent))
      logs.push(...logsIn(sent))
      metrics.push(...metricsIn(sent))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    logs,
    metrics,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function spansIn({ resourceSpans = [] }: Export): CollectedSpan[] {
  return resourceSpans.flatMap((from) =>
    from.scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service: serviceOf(from) })),
    ),
  )
}

function logsIn({ resourceLogs = [] }: Export): CollectedLog[] {
  return resourceLogs.flatMap((from) =>
    from.scopeLogs.flatMap(({ logRecords }) =>
      logRecords.map(({ body, severityText = '', traceId = '', attributes = [] }) => ({
        service: serviceOf(from),
        text: body?.stringValue ?? '',
        severity: severityText,
        traceId,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
        ),
      })),
    ),
  )
}

function metricsIn({ resourceMetrics = [] }: Export): CollectedMetric[] {
  return resourceMetrics.flatMap((from) =>
    from.scopeMetrics.flatMap(({ metrics }) =>
      metrics.map(({ name }) => ({ service: serviceOf(from), name })),
    ),
  )
}

function serviceOf({ resource }: FromResource): string {
  const name = resource.attributes.find(({ key }) => key === 'service.name')
  const text = name?.value['stringValue']
  return typeof text === 'string' ? text : ''
}
