import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Check {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly scheme: 'Basic' | 'Bearer'
  /** What the service answers to a key that it knows. */
  readonly answer: object
}

/** The harmless requests by which keys are tried (shared/node/src/services/courier-checks.ts). */
const checks: readonly Check[] = [
  {
    method: 'GET',
    path: '/couriers/royal-mail/api/v1/orders',
    scheme: 'Bearer',
    answer: { orders: [], continuationToken: null },
  },
  {
    method: 'GET',
    path: '/couriers/dpd/v1/customer/auth/access',
    scheme: 'Basic',
    answer: { data: { accessToken: 'token-of-the-sandbox' } },
  },
  {
    method: 'POST',
    path: '/couriers/evermile/oauth2/token',
    scheme: 'Basic',
    answer: { access_token: 'token-of-the-sandbox', token_type: 'Bearer', expires_in: 3600 },
  },
  {
    method: 'GET',
    path: '/couriers/onfleet/api/v2/auth/test',
    scheme: 'Basic',
    answer: { status: 200, message: 'Hello from the sandbox' },
  },
  {
    method: 'GET',
    path: '/couriers/ship24/public/v1/trackers',
    scheme: 'Bearer',
    answer: { data: { trackers: [] } },
  },
]

/** Answers them for any key but one that says that it is refused, so that a refusal can be tried as well. */
export async function courierCheckRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  for (const { method, path, scheme, answer } of checks) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => answerTo({ request, reply }, { scheme, answer }),
    })
  }
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

function answerTo(
  { request, reply }: Asked,
  { scheme, answer }: Pick<Check, 'scheme' | 'answer'>,
): object {
  const [said, credentials = ''] = request.headers.authorization?.split(' ') ?? []
  const key = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString() : credentials
  const isKnown = said === scheme && key !== '' && !key.includes('refused')
  return isKnown ? answer : reply.code(401).send({ message: 'The key is not known' })
}
