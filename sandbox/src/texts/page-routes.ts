import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import type { Database } from '#src/database/database.ts'
import { sendPage } from '#src/http/page.ts'
import { callWebhook } from './events.ts'
import { textList } from './page.ts'
import { findText, listTexts, saveText } from './repository.ts'

interface Options {
  readonly database: Database
  readonly companyName: string
  readonly messages: Config['messages']
}

const Query = z.object({ phone: z.string().max(20).optional() })
const Params = z.object({ sid: z.string().max(40) })
const Answer = z.object({ words: z.string().trim().min(1).max(1600) })

/** Serves the text messages, for people and for tests, with a form that answers as their receiver. */
export async function textPageRoutes(
  app: FastifyInstance,
  { database, companyName, messages }: Options,
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get('/texts', async (_request, reply) => {
    const body = textList(await listTexts(database))
    return sendPage(reply, { title: 'Text messages', companyName, body })
  })

  app.get('/texts.json', async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) return reply.code(422).send({ error: z.prettifyError(query.error) })
    return listTexts(database, query.data.phone)
  })

  app.post('/texts/:sid/answer', async (request, reply) => {
    const text = await findText(database, Params.parse(request.params).sid)
    if (!text) return reply.code(404).send({ error: 'There is no such message' })
    const answer = Answer.safeParse(request.body)
    if (!answer.success) return reply.code(422).send({ error: z.prettifyError(answer.error) })
    const sid = `SM${randomBytes(16).toString('hex')}`
    const { receiver: from, sender: to, status_callback: callback } = text
    const body = answer.data.words
    await saveText(database, {
      ...{ sid, sender: from, receiver: to, body, direction: 'inbound', status: 'received' },
      status_callback: null,
    })
    const url = (callback ?? '').replace(/text_status\b.*$/, 'inbound_text')
    const fields = { MessageSid: sid, From: from, To: to, Body: body, NumMedia: '0' }
    const status = url === '' ? 0 : await callWebhook({ url, fields }, messages)
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/texts', 303)
    return { status }
  })
}
