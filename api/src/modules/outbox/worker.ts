import type { FastifyBaseLogger } from 'fastify'
import { backoffSeconds } from './backoff.ts'
import type { Mail, Mailer } from './mailer.ts'
import type { DueMail, OutboxRepository } from './repository.ts'

/** Renders a mail when it is sent; null when what it was about no longer exists. */
export type MailTemplate = (payload: Readonly<Record<string, string>>) => Promise<Mail | null>

interface WorkerOptions {
  readonly repository: OutboxRepository
  readonly mailer: Mailer
  readonly templates: Readonly<Record<string, MailTemplate>>
  readonly log: FastifyBaseLogger
  /** How often it looks when nobody kicks it. */
  readonly everyMs?: number
}

export interface OutboxWorker {
  /** Something was just added: look now. */
  kick(): void
  /** Waits for what is being sent. */
  stop(): Promise<void>
}

const BATCH = { count: 10, leaseSeconds: 60 }

/** Sends what the outbox holds; safe in several processes at once. */
export function startOutboxWorker({ everyMs = 2000, ...options }: WorkerOptions): OutboxWorker {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  function kick(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = drain(options)
      .catch((error: unknown) =>
        options.log.error({ error: String(error) }, 'the outbox could not be read'),
      )
      .finally(() => {
        running = undefined
        if (again) {
          again = false
          kick()
        }
      })
  }

  const timer = setInterval(kick, everyMs)
  kick()
  return {
    kick,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

async function drain(options: Omit<WorkerOptions, 'everyMs'>): Promise<void> {
  for (;;) {
    const mails = await options.repository.claim(BATCH)
    await Promise.all(mails.map((mail) => deliver(options, mail)))
    if (mails.length < BATCH.count) return
  }
}

async function deliver(
  { repository, mailer, templates, log }: WorkerOptions,
  mail: DueMail,
): Promise<void> {
  try {
    const rendered = await templates[mail.template]?.(mail.payload)
    if (rendered === undefined) throw new Error(`There is no template ${mail.template}`)
    if (rendered) await mailer.send(rendered, mail.key)
    await repository.markSent(mail.id)
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
