import type { FastifyBaseLogger } from 'fastify'
import { inSpan } from '@darnley/node/tracing'
import { gather } from '#src/lib/gather.ts'
import { backoffSeconds } from './backoff.ts'
import { AUDIENCES, type TemplateName } from './audiences.ts'
import type { Mail } from './mail.ts'
import { MAIL_CONNECTIONS, type Mailer } from './mailer.ts'
import type { DueMail, OutboxRepository } from './repository.ts'

/** Renders a mail at sending; null when its subject no longer exists. */
export type MailTemplate = (payload: Readonly<Record<string, string>>) => Promise<Mail | null>

export type MailTemplates = Readonly<Record<TemplateName, MailTemplate>>

interface WorkerOptions {
  readonly repository: OutboxRepository
  readonly mailer: Mailer
  readonly templates: MailTemplates
  readonly log: FastifyBaseLogger
  /** Interval of the worker when it is not woken. */
  readonly everyMs?: number
}

export interface OutboxWorker {
  /** Checks the outbox now. */
  wake(): void
  /** Waits for the mails being sent. */
  stop(): Promise<void>
}

/** The mailer's number of connections, so that no mail waits beyond its lease and is sent twice. */
const BATCH = { count: MAIL_CONNECTIONS, leaseSeconds: 60 }

/** Mails added within this interval are claimed in one statement; mails sent within the next are marked in one. */
const CLAIM_MS = 25
const MARK_MS = 4

/** Sends the mails in the outbox; safe in several processes at once. */
export function startOutboxWorker({ everyMs = 2000, ...options }: WorkerOptions): OutboxWorker {
  const markSent = gather(options.repository.markSent, { forMs: MARK_MS })
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  let gathering: NodeJS.Timeout | undefined

  function wake(): void {
    if (stopped) return
    gathering ??= setTimeout(work, CLAIM_MS)
  }

  function work(): void {
    gathering = undefined
    if (running) {
      again = true
      return
    }
    running = drain({ ...options, markSent })
      .catch((error: unknown) =>
        options.log.error({ error: String(error) }, 'the outbox could not be read'),
      )
      .finally(() => {
        running = undefined
        if (again) {
          again = false
          wake()
        }
      })
  }

  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      clearTimeout(gathering)
      await running
    },
  }
}

type Delivery = Omit<WorkerOptions, 'everyMs'> & { markSent(id: number): Promise<void> }

async function drain(delivery: Delivery): Promise<void> {
  for (;;) {
    const mails = await delivery.repository.claim(BATCH)
    await Promise.all(mails.map((mail) => deliverInSpan(delivery, mail)))
    if (mails.length < BATCH.count) return
  }
}

/** Continues the trace that caused the mail. */
function deliverInSpan(delivery: Delivery, mail: DueMail): Promise<void> {
  const { template, traceparent } = mail
  return inSpan({ name: `mail ${template}`, traceparent }, () => deliver(delivery, mail))
}

async function deliver(
  { repository, mailer, templates, log, markSent }: Delivery,
  mail: DueMail,
): Promise<void> {
  try {
    if (!isTemplate(mail.template)) throw new Error(`Unknown template ${mail.template}`)
    const rendered = await templates[mail.template](mail.payload)
    if (rendered) await mailer.send(rendered, mail.key)
    await markSent(mail.id)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const seconds = backoffSeconds(mail.attempts)
    log.warn(
      { mail: mail.id, template: mail.template, attempts: mail.attempts, seconds },
      'mail not sent',
    )
    await repository.postpone(mail.id, { seconds, reason })
  }
}

function isTemplate(name: string): name is TemplateName {
  return name in AUDIENCES
}
