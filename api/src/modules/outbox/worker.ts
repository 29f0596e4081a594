import type { FastifyBaseLogger } from 'fastify'
import { inSpan } from '@darnley/node/tracing'
import { gather } from '#src/lib/gather.ts'
import type { Loop } from '#src/queue/loop.ts'
import { startWorker } from '#src/queue/worker.ts'
import { AUDIENCES, type TemplateName } from './audiences.ts'
import type { TextMessage, TextSender } from '#src/modules/text-messages/text-message.ts'
import type { Mail } from './mail.ts'
import { MAIL_CONNECTIONS, type Mailer } from './mailer.ts'
import type { DueMail, OutboxRepository } from './repository.ts'

/** Renders a mail at sending; null when its subject no longer exists. */
export type MailTemplate = (payload: Readonly<Record<string, string>>) => Promise<Mail | null>

/** The same for a text message. */
export type TextTemplate = (
  payload: Readonly<Record<string, string>>,
) => Promise<TextMessage | null>

type Templates = Readonly<Record<TemplateName, MailTemplate | TextTemplate>>

interface WorkerOptions {
  readonly repository: OutboxRepository
  readonly mailer: Mailer
  /** Null: text messages are off, and wait. */
  readonly texts: TextSender | null
  readonly templates: Templates
  readonly onDead: (mail: DueMail, reason: string) => Promise<void>
  readonly log: FastifyBaseLogger
}

/** The mailer's number of connections, so that no mail waits beyond its lease and is sent twice. */
const LIMITS = { count: MAIL_CONNECTIONS, leaseSeconds: 60 }

/** Mails added within this interval are claimed in one statement; mails sent within the next are marked in one. */
const CLAIM_MS = 25
const MARK_MS = 4

/** Sends the mails and text messages in the outbox. */
export function startOutboxWorker(options: WorkerOptions): Loop {
  const { repository, mailer, texts, templates, onDead, log } = options
  const markSent = gather(repository.markSent, { forMs: MARK_MS })

  async function send({ id, template, payload, key, attempts, createdAt }: DueMail): Promise<void> {
    if (!isTemplate(template)) throw new Error(`Unknown template ${template}`)
    const rendered = await templates[template](payload)
    if (rendered && 'phone' in rendered) {
      if (!texts) throw new Error('Text messages are switched off')
      await texts.send(rendered, { number: attempts, since: createdAt })
    } else if (rendered) await mailer.send(rendered, key)
    await markSent(id)
  }

  return startWorker({
    name: 'mail',
    queue: repository,
    limits: LIMITS,
    everyMs: 2000,
    gatherMs: CLAIM_MS,
    // Continues the trace that caused the mail.
    perform: (mail) => {
      const { template, traceparent } = mail
      return inSpan({ name: `mail ${template}`, traceparent }, () => send(mail))
    },
    onFailure: ({ id, template, attempts }, { seconds }) =>
      log.warn({ mail: id, template, attempts, seconds }, 'mail not sent'),
    onDead,
    onError: (error) => log.error({ error: String(error) }, 'the outbox could not be read'),
    log,
  })
}

function isTemplate(name: string): name is TemplateName {
  return name in AUDIENCES
}
