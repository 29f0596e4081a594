/**
 * The least that a server of the guest flow could do: Fastify sends what the api answered, after the statements that
 * no such server can do without, each prepared, on tables without further indexes. Its parent sends `Wanted` and gets
 * the port.
 */
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { answerTo, type RecordedAnswer } from './answers.ts'
import { statementsOf, tables, type Step } from './statements.ts'

export interface Wanted {
  readonly databaseUrl: string
  readonly answers: readonly RecordedAnswer[]
}

if (import.meta.main) process.once('message', (wanted: Wanted) => void serve(wanted))

async function serve({ databaseUrl, answers }: Wanted): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  await pool.query(tables)
  const unpaid: string[] = []
  const run = async ({ name, text, writes }: Step, id: string, body: string): Promise<void> => {
    await pool.query({ name, text, values: writes ? [id, body] : [id] })
  }
  const app = Fastify()
  app.all('/public/*', async (request, reply) => {
    const path = request.url
    const body = request.body === undefined ? '' : JSON.stringify(request.body)
    const answer = answerTo(answers, { path, sent: body.length })
    if (!answer) return reply.code(404).send({ detail: 'Not recorded' })
    const id = path === '/public/stripe_webhook' ? (unpaid.shift() ?? '') : visitorOf(request)
    const visitor = id ?? crypto.randomUUID()
    if (path === '/public/guest_checkout_v2') unpaid.push(visitor)
    for (const step of statementsOf(path)) await run(step, visitor, body)
    if (id === undefined) reply.header('set-cookie', `floor=${visitor}`)
    for (const cookie of answer.cookies) reply.header('set-cookie', cookie)
    return reply.type('application/json').send(answer.body)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.(app.server.address())
}

function visitorOf({ headers }: FastifyRequest): string | undefined {
  return /floor=([^;]+)/.exec(headers.cookie ?? '')?.[1]
}
