import { appendFileSync, openSync } from 'node:fs'
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { startedSdk } from './tracing.ts'

/** Options of a Fastify logger. */
interface LoggerOptions {
  readonly level: string
  readonly file?: string
  readonly stream?: { write(line: string): void }
}

interface Destination {
  readonly level: string
  /** Null or absent: standard output. */
  readonly file?: string | null
}

/**
 * Returns options of a logger that writes to the file or standard output, and sends each line to the collector where
 * there is one. A line that the file does not take is lost: a full disk ends no request and no process.
 */
export function loggerTo({ level, file }: Destination): LoggerOptions {
  const sdk = startedSdk()
  if (!sdk && !file) return { level }
  const output = file ? appendingTo(file) : process.stdout
  if (!sdk) return { level, stream: output }
  return {
    level,
    stream: {
      write(line) {
        output.write(line)
        const { context: within, ...record } = recordOf(line)
        sdk.logger.emit({ ...record, context: within })
      },
    },
  }
}

/** Writes each line at once; says on standard error when the first of several is lost. */
function appendingTo(file: string): { write(line: string): void } {
  const open = openSync(file, 'a')
  let isLosing = false
  return {
    write(line) {
      try {
        appendFileSync(open, line)
        isLosing = false
      } catch (error) {
        if (!isLosing) process.stderr.write(`Lines of the log are lost: ${String(error)}\n`)
        isLosing = true
      }
    },
  }
}

/** Names of the levels of pino, and the number of OpenTelemetry for each. */
const LEVELS: Readonly<Record<number, readonly [string, number]>> = {
  10: ['TRACE', 1],
  20: ['DEBUG', 5],
  30: ['INFO', 9],
  40: ['WARN', 13],
  50: ['ERROR', 17],
  60: ['FATAL', 21],
}

interface LogRecord {
  readonly body: string
  readonly timestamp: number
  readonly severityText: string
  readonly severityNumber: number
  readonly attributes: Attributes
  readonly context: Context
}

/** Returns a line of pino as a log record, in the trace that it names, else in the current one. */
function recordOf(line: string): LogRecord {
  const {
    level,
    time,
    msg,
    pid: _pid,
    hostname: _host,
    trace_id,
    span_id,
    err,
    ...rest
  } = JSON.parse(line) as Record<string, unknown>
  const [severityText, severityNumber] = LEVELS[Number(level)] ?? ['INFO', 9]
  return {
    body: typeof msg === 'string' ? msg : '',
    timestamp: Number(time),
    severityText,
    severityNumber,
    attributes: { ...flat(rest), ...exceptionOf(err) },
    context: contextOf(trace_id, span_id),
  }
}

function contextOf(traceId: unknown, spanId: unknown): Context {
  if (typeof traceId !== 'string' || typeof spanId !== 'string') return context.active()
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })
}

/** Collectors search texts and numbers; anything else is sent as JSON. */
function flat(fields: Readonly<Record<string, unknown>>): Attributes {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : JSON.stringify(value),
    ]),
  )
}

/** The names of OpenTelemetry for what pino writes of an error. */
function exceptionOf(error: unknown): Attributes {
  if (typeof error !== 'object' || error === null) return {}
  const { type, message, stack } = error as Partial<Record<'type' | 'message' | 'stack', string>>
  return {
    ...(type ? { 'exception.type': type } : {}),
    ...(message ? { 'exception.message': message } : {}),
    ...(stack ? { 'exception.stacktrace': stack } : {}),
  }
}
