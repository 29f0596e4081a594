import { isTracing, openServerSpan, type ServerSpan } from './tracing.ts'

/** As much of a Fastify server as is needed here. */
interface Server<Request extends object> {
  addHook(
    name: 'onRequest' | 'preValidation',
    hook: (request: Request, reply: unknown, done: () => void) => void,
  ): unknown
  addHook(
    name: 'onResponse',
    hook: (request: Request, reply: { statusCode: number }, done: () => void) => void,
  ): unknown
}

interface TracedRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly routeOptions: { readonly url?: string | undefined }
}

const spans = new WeakMap<object, ServerSpan>()

/** One span a request, named by its route: an address can hold personal data. */
export function traceRequests<Request extends TracedRequest>(app: Server<Request>): void {
  if (!isTracing()) return
  app.addHook('onRequest', (request, _reply, done) => {
    spans.set(request, openServerSpan(request.headers['traceparent']))
    done()
  })
  // Once the body was read: what reads it forgets whose work it was.
  app.addHook('preValidation', (request, _reply, done) => spans.get(request)?.run(done))
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    spans.get(request)?.end({ name, status: statusCode })
    done()
  })
}

/** The header for what is asked elsewhere for this request's sake; empty when nothing is recorded. */
export function traceHeader(request: object): { traceparent?: string } {
  const traceparent = spans.get(request)?.traceparent
  return traceparent ? { traceparent } : {}
}
