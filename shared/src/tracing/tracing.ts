/** Traces of servers (W3C, OpenTelemetry). Without an endpoint to send them to, the SDK is not loaded and nothing is recorded. */
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

let isOn = false

/**
 * Begins to send spans when OTEL_EXPORTER_OTLP_ENDPOINT is set (OTLP over HTTP; the SDK's other variables hold too).
 * Answers how to end: what was recorded is sent first.
 */
export async function startTracing(
  serviceName: string,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  if (!environment['OTEL_EXPORTER_OTLP_ENDPOINT']) return async () => {}
  const { registerSdk } = await import('./sdk.ts')
  const stop = registerSdk(serviceName)
  isOn = true
  return stop
}

export function isTracing(): boolean {
  return isOn
}

/** Of the work under way, to be kept or sent with what it causes; undefined when nothing is recorded. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

interface Work {
  readonly name: string
  /** What caused it, if that was another process; else the span under way. */
  readonly traceparent?: string | null
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly kind?: 'client' | 'job'
}

/** Does work in a span; one that fails is marked. */
export async function inSpan<Result>(
  { name, traceparent, attributes = {}, kind }: Work,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = traceparent ? contextOf(traceparent) : context.active()
  const span = tracer().startSpan(name, { kind: KINDS[kind ?? 'job'], attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

const KINDS = { client: SpanKind.CLIENT, job: SpanKind.CONSUMER }

/** The span of one request to a server. */
export interface ServerSpan {
  readonly traceparent: string | undefined
  /** What runs in it has it as its parent. */
  run(work: () => void): void
  end(answered: { name: string; status: number }): void
}

export function openServerSpan(traceparent: unknown): ServerSpan {
  const parent = typeof traceparent === 'string' ? contextOf(traceparent) : ROOT_CONTEXT
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent)
  const inside = trace.setSpan(parent, span)
  return {
    traceparent: context.with(inside, currentTraceparent),
    run: (work) => context.with(inside, work),
    end: ({ name, status }) => finish(span, { name, status }),
  }
}

function finish(span: Span, { name, status }: { name: string; status: number }): void {
  span.updateName(name).setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** A value that is none begins a trace of its own. */
function contextOf(traceparent: string): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent })
}

function tracer(): ReturnType<typeof trace.getTracer> {
  return trace.getTracer('darnley')
}
