import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '#src/database/database.ts'
import { messagePolicy } from '#src/http/headers.ts'
import { html } from '@darnley/node/html'
import { sendPage } from '#src/http/page.ts'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import { Answer, sendAnswer } from './answer.ts'
import { mailList, mailView } from './pages.ts'
import { readAttachment, readMail, type ReadableMail } from './read-mail.ts'
import { deleteMails, findMail, listMails } from './repository.ts'

export interface MailRoutesOptions {
  database: Database
  companyName: string
  messages: Config['messages']
}

interface OneMail {
  Params: { id: string }
  Querystring: { as?: string }
}

/** Serves the mailbox: at /mailbox for people, at /mailbox.json for tests. */
export async function mailRoutes(app: FastifyInstance, options: MailRoutesOptions): Promise<void> {
  const { database, companyName } = options

  app.get('/mailbox', async (_request, reply) => {
    const mails = await Promise.all((await listMails(database)).map(readMail))
    return sendPage(reply, { title: 'Mailbox', companyName, body: mailList(mails) })
  })

  app.get<{ Querystring: { to?: string } }>('/mailbox.json', async (request) => {
    const mails = await listMails(database, request.query.to)
    return Promise.all(mails.map(readMail))
  })

  app.get<OneMail>('/mailbox/:id.json', async (request, reply) => {
    const mail = await find(request.params.id)
    return mail ?? reply.code(404).send({ error: 'There is no such mail.' })
  })

  app.get<OneMail>('/mailbox/:id', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail) return noMail(reply, companyName)
    const shown = request.query.as === 'text' || !mail.html ? 'text' : 'html'
    const title = mail.subject || '(no subject)'
    return sendPage(reply, { title, companyName, body: mailView(mail, shown) })
  })

  for (const form of ['html', 'text'] as const) {
    app.get<OneMail>(`/mailbox/:id/${form}`, async (request, reply) => {
      const mail = await find(request.params.id)
      if (!mail) return noMail(reply, companyName)
      const type = form === 'html' ? 'text/html' : 'text/plain'
      reply.header('content-security-policy', messagePolicy)
      return reply.type(`${type}; charset=utf-8`).send(mail[form])
    })
  }

  app.get<{ Params: { id: string; index: string } }>(
    '/mailbox/:id/attachments/:index',
    async ({ params: { id, index } }, reply) => {
      const mail = await findMail(database, id)
      const file = mail && (await readAttachment(mail, Number(index)))
      if (!file) return noMail(reply, companyName)
      // A hostile file runs nothing here; PDF viewers need no script of the page.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return reply.type(file.mimeType).send(file.content)
    },
  )

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post<OneMail>('/mailbox/:id/answer', async (request, reply) => {
    const mail = await find(request.params.id)
    if (!mail) return noMail(reply, companyName)
    const answer = Answer.safeParse(request.body)
    if (!answer.success) return reply.code(422).send({ error: z.prettifyError(answer.error) })
    const status = await sendAnswer({ mail, answer: answer.data }, options.messages)
    if (!request.headers.accept?.includes('text/html')) return { status }
    const told = status === 200 ? 'Your answer is on its way.' : `It was refused: ${status}.`
    const body = html`<p role="status">${told}</p>
      <p><a href="/mailbox/${mail.id}">Back to the mail</a></p>`
    return sendPage(reply, { title: 'Answer', companyName, body })
  })

  app.post('/mailbox/delete-all', async (_request, reply) => {
    await deleteMails(database)
    return reply.redirect('/mailbox', 303)
  })

  async function find(id: string): Promise<ReadableMail | undefined> {
    const mail = await findMail(database, id)
    return mail && readMail(mail)
  }
}

function noMail(reply: FastifyReply, companyName: string): FastifyReply {
  const body = html`<p><a href="/mailbox">All mail</a></p>`
  return sendPage(reply.code(404), { title: 'There is no such mail', companyName, body })
}
