/**
 * Traces of servers (W3C, OpenTelemetry). Without a configured endpoint the SDK is not loaded and nothing is recorded.
 */
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
import { withSettingFiles } from '#src/configuration/setting-files.ts'
import type { Sdk } from './sdk.ts'
import { telemetryVariables } from './variables.ts'

let sdk: Sdk | undefined

/**
 * Starts sending traces, logs and metrics of a part when OTEL_EXPORTER_OTLP_ENDPOINT is set (OTLP over HTTP; the SDK's
 * other variables apply too). Returns a function that sends what waits, and stops.
 */
export async function startTracing(
  part: string,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  // The SDK reads the variables of the process, and knows no files.
  const names = Object.keys(telemetryVariables)
  const settings = withSettingFiles(part, environment, names)
  for (const name of names) if (settings[name]) process.env[name] = settings[name]
  if (!settings['OTEL_EXPORTER_OTLP_ENDPOINT']) return async () => {}
  const { startSdk } = await import('./sdk.ts')
  const metricsEvery = Number(settings['OTEL_METRIC_EXPORT_INTERVAL'] || 60_000)
  const started = startSdk({ part, metricsEvery })
  sdk = started
  return async () => {
    await started.stop()
    sdk = undefined
  }
}

export function isTracing(): boolean {
  return sdk !== undefined
}

/** Returns what sends logs, metrics and others' spans; undefined without a collector. */
export function startedSdk(): Sdk | undefined {
  return sdk
}

/** Returns the current traceparent, to be stored or sent with follow-up work; undefined when nothing is recorded. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Returns the header that makes a request to another part a child of the current span; empty when nothing is recorded. */
export function outgoingTrace(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent ? { traceparent } : {}
}

interface Work {
  readonly name: string
  /** The parent, if it was another process; else the current span. */
  readonly traceparent?: string | null
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly kind?: 'client' | 'job'
}

/** Runs work in a span, which is marked as failed when the work fails. */
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
  /** Runs work with this span as its parent. */
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

/** An invalid value starts a new trace. */
function contextOf(traceparent: string): Context {
  return propagation.extract(ROOT_CONTEXT, { traceparent })
}

function tracer(): ReturnType<typeof trace.getTracer> {
  return trace.getTracer('darnley')
}
