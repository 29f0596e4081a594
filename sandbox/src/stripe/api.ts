import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction, type Database } from '#src/database/database.ts'
import { callerOf, secretKeyRequired, type Caller } from './authentication.ts'
import { StripeFault } from './fault.ts'
import { parseForm, type Form } from './form-body.ts'
import { answerOnce } from './idempotency.ts'
import { stripeId } from './ids.ts'
import { faultForBrowser } from './payment-intents/payment-intent.ts'
import type { Answer, CallContext } from './payment-intents/service.ts'
import { apiVersion, type Subscription } from './webhooks/repository.ts'

export interface Call {
  caller: Caller
  id: string
  form: Form
}

export type Handler = (context: CallContext, call: Call) => Promise<Answer>

export interface StripeApiOptions {
  database: Database
  webhook: Subscription & { url: string }
  /** Called after a call that recorded an event for delivery. */
  onEvents: () => void
}

interface Routes {
  get(path: string, handler: Handler): void
  post(path: string, handler: Handler): void
}

export interface StripeApi {
  /** Calls that require the secret key. */
  forServers: Routes
  /** Calls that a browser may also make with the publishable key. */
  forBrowsers: Routes
}

/** Applies Stripe's conventions to every call: keys, form bodies, idempotency, errors and headers. */
export function stripeApi(app: FastifyInstance, options: StripeApiOptions): StripeApi {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('request-id', stripeId('req')).header('stripe-version', apiVersion)
  })
  app.setErrorHandler(async (error, _request, reply) => answerFault(error, reply))
  app.setNotFoundHandler(async (request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${pathOf(request)}).`
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } })
  })
  return { forServers: routes(['server']), forBrowsers: routes(['server', 'browser']) }

  function routes(callers: Caller[]): Routes {
    const add = (method: 'GET' | 'POST', { path, handler }: { path: string; handler: Handler }) =>
      void app.route({
        method,
        url: path,
        handler: (request, reply) => run({ request, reply, handler, callers }),
      })
    return {
      get: (path, handler) => add('GET', { path, handler }),
      post: (path, handler) => add('POST', { path, handler }),
    }
  }

  async function run({ request, reply, handler, callers }: Run): Promise<FastifyReply> {
    const call = readCall(request)
    if (!callers.includes(call.caller)) throw secretKeyRequired()
    const idempotencyKey = request.headers['idempotency-key']
    const key = request.method === 'POST' && idempotencyKey ? String(idempotencyKey) : null
    let hasEvents = false
    const answer = await inTransaction(options.database, (transaction) => {
      const context: CallContext = {
        transaction,
        request: { id: String(reply.getHeader('request-id')), idempotencyKey: key },
        webhook: options.webhook,
        onEvent: () => {
          hasEvents = true
        },
      }
      const work = async (): Promise<Answer> => {
        try {
          return await handler(context, call)
        } catch (error) {
          throw call.caller === 'browser' ? faultForBrowser(error) : error
        }
      }
      if (key === null) return work()
      const description = `${request.method} ${pathOf(request)} ${JSON.stringify(call.form)}`
      return answerOnce(transaction, { key, description }, work)
    })
    if (hasEvents) options.onEvents()
    if (key !== null) reply.header('idempotency-key', key)
    if ('isReplayed' in answer && answer.isReplayed) reply.header('idempotent-replayed', 'true')
    return reply.code(answer.status).send(answer.body)
  }
}

interface Run {
  request: FastifyRequest
  reply: FastifyReply
  handler: Handler
  callers: Caller[]
}

function readCall(request: FastifyRequest): Call {
  const query = request.url.split('?')[1] ?? ''
  const form = request.method === 'GET' ? parseForm(query) : ((request.body ?? {}) as Form)
  const { id = '' } = request.params as { id?: string }
  return { caller: callerOf(request.headers.authorization, form['key']), id, form }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

async function answerFault(error: unknown, reply: FastifyReply): Promise<FastifyReply> {
  if (error instanceof StripeFault) {
    const doc_url = error.body.code && `https://docs.stripe.com/error-codes/${error.body.code}`
    return reply.code(error.status).send({ error: { ...error.body, ...(doc_url && { doc_url }) } })
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500
  if (status >= 500) reply.log.error(error)
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  const message = status >= 500 ? 'Something went wrong in the sandbox.' : String(error)
  return reply.code(status).send({ error: { type, message } })
}
