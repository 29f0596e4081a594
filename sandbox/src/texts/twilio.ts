import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import type { Database } from '#src/database/database.ts'
import { callWebhook } from './events.ts'
import { findText, listTexts, saveText, setStatus, type Text } from './repository.ts'

interface Options {
  readonly database: Database
  readonly messages: Config['messages']
}

const Message = z.object({
  To: z.string().regex(/^\+\d{8,15}$/),
  From: z.string().min(1),
  Body: z.string().min(1).max(1600),
  StatusCallback: z.url().optional(),
})
const Params = z.object({ account: z.string().regex(/^AC[0-9a-f]{32}$/) })
const Query = z.object({ To: z.string().max(20).optional() })

const BASE = '/twilio/2010-04-01/Accounts/:account/Messages.json'
const ACCOUNT = '/twilio/2010-04-01/Accounts/:account(^AC[0-9a-f]{32}).json'

/** Messages to it are taken and do not arrive, to try what happens then. */
const UNREACHABLE = '+447700900404'

/** Serves Twilio's account, and its messages: create and list. Errors have Twilio's shape. */
export async function twilioRoutes(
  app: FastifyInstance,
  { database, messages }: Options,
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.addHook('onRequest', async ({ headers, params }, reply) => {
    const account = Params.safeParse(params).data?.account ?? ''
    const wanted = Buffer.from(`${account}:${messages.twilioToken}`).toString('base64')
    if (headers.authorization !== `Basic ${wanted}`)
      return refuse(reply, { status: 401, code: 20003, message: 'Authenticate' })
  })

  app.get<{ Params: { account: string } }>(ACCOUNT, async ({ params }) => ({
    sid: params.account,
    status: 'active',
    type: 'Trial',
  }))

  app.post(BASE, async (request, reply) => {
    const read = Message.safeParse(request.body)
    if (!read.success) {
      const { path } = read.error.issues[0] ?? { path: [] }
      const isNumber = path[0] === 'To'
      const message = isNumber ? `The 'To' number is not a valid phone number` : 'Invalid parameter'
      return refuse(reply, { status: 400, code: isNumber ? 21211 : 21619, message })
    }
    const { To: receiver, From: sender, Body: body, StatusCallback: callback = null } = read.data
    if (await isStopped(receiver))
      return refuse(reply, {
        ...{ status: 400, code: 21610 },
        message: 'Attempt to send to unsubscribed recipient',
      })
    const sid = `SM${randomBytes(16).toString('hex')}`
    await saveText(database, {
      ...{ sid, sender, receiver, body, direction: 'outbound-api', status: 'queued' },
      status_callback: callback,
    })
    report(sid).catch((error: unknown) => request.log.warn({ error: String(error) }, 'not told'))
    const text = await findText(database, sid)
    return reply.code(201).send(text && viewOf(text))
  })

  app.get(BASE, async (request) => {
    const { To: phone } = Query.parse(request.query)
    const texts = await listTexts(database, phone)
    return { messages: texts.filter(({ receiver }) => receiver === phone).map(viewOf) }
  })

  /** Phones that answered STOP last get no messages. */
  async function isStopped(phone: string): Promise<boolean> {
    const wishes = (await listTexts(database, phone)).filter(
      ({ sender, body }) => sender === phone && /^(stop|start)$/i.test(body.trim()),
    )
    return wishes[0]?.body.trim().toLowerCase() === 'stop'
  }

  /** Tells the api what becomes of a message, as the network would a moment later. Twilio tells it once. */
  async function report(sid: string): Promise<void> {
    const text = await findText(database, sid)
    if (!text) return
    const isLost = text.receiver === UNREACHABLE
    for (const status of ['sent', isLost ? 'undelivered' : 'delivered']) {
      await setStatus(database, { sid, status })
      if (text.status_callback === null) continue
      const error = status === 'undelivered' ? { ErrorCode: '30003' } : {}
      const fields = { MessageSid: sid, MessageStatus: status, To: text.receiver, ...error }
      await callWebhook({ url: text.status_callback, fields }, messages)
    }
  }
}

function viewOf({ sid, sender, receiver, body, direction, status, created_at: at }: Text): object {
  return {
    sid,
    from: sender,
    to: receiver,
    body,
    direction,
    status,
    date_created: at.toUTCString(),
  }
}

interface Refusal {
  readonly status: number
  readonly code: number
  readonly message: string
}

function refuse(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  const more = `https://www.twilio.com/docs/errors/${code}`
  return reply.code(status).send({ code, message, more_info: more, status })
}
