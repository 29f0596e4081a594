import { isTracing, openServerSpan, type ServerSpan } from './tracing.ts'

/** The part of a Fastify server that is used here. */
interface Server<Request extends object> {
  addHook(
    name: 'onRequest' | 'preValidation',
    hook: (request: Request, reply: { log: Log }, done: () => void) => void,
  ): unknown
  addHook(
    name: 'onResponse',
    hook: (request: Request, reply: { statusCode: number }, done: () => void) => void,
  ): unknown
}

interface TracedRequest {
  log: Log
  readonly method: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly routeOptions: { readonly url?: string | undefined }
}

interface Log {
  child(bindings: object): Log
}

const spans = new WeakMap<object, ServerSpan>()

/** Records one span for each request, named by its route: a URL can contain personal data. */
export function traceRequests<Request extends TracedRequest>(app: Server<Request>): void {
  if (!isTracing()) return
  app.addHook('onRequest', (request, reply, done) => {
    const span = openServerSpan(request.headers['traceparent'])
    spans.set(request, span)
    request.log = reply.log = request.log.child(namesOf(span.traceparent))
    done()
  })
  // Runs after the body is read, because reading it loses the async context.
  app.addHook('preValidation', (request, _reply, done) => spans.get(request)?.run(done))
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    spans.get(request)?.end({ name, status: statusCode })
    done()
  })
}

/** What a line of the log says of its trace; logs are written outside of the async context, too. */
function namesOf(traceparent = ''): object {
  const [, trace_id, span_id] = traceparent.split('-')
  return trace_id && span_id ? { trace_id, span_id } : {}
}

/**
 * Returns the trace header for requests to other services on behalf of this request; empty when nothing is recorded.
 */
export function traceHeader(request: object): { traceparent?: string } {
  const traceparent = spans.get(request)?.traceparent
  return traceparent ? { traceparent } : {}
}
