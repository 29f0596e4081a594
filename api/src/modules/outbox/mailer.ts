import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { FinalFailure } from '#src/queue/worker.ts'
import { fromDemonstration } from './demonstration-notice.ts'
import { inLargePieces } from './large-pieces.ts'
import type { Mail } from './mail.ts'

export interface Mailer {
  /** @throws Error when the mail server does not accept it */
  send(mail: Mail, key: string): Promise<void>
  close(): void
}

export const MAIL_CONNECTIONS = 5

/**
 * In total shorter than a mail's lease (worker.ts), so that a hanging server times out before another process
 * retries.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
  readonly isDemonstration: boolean
}

/** Returns an SMTP mailer, in production and for the sandbox's mailbox alike. */
export function createMailer({ smtpUrl, from, isDemonstration }: MailConfig): Mailer {
  // The outbox tries again: the pool's own tries would hide a lost server for seconds.
  const transport = createTransport(
    { url: smtpUrl, pool: true, maxConnections: MAIL_CONNECTIONS, maxRequeues: 0, ...TIMEOUTS },
    { from },
  )
  transport.use('stream', ({ message }, done) => {
    message.transform(inLargePieces)
    done()
  })
  return {
    async send(mail, key) {
      // A mail resent after a crash has the same Message-ID, with which mail servers drop duplicates.
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(from)}>`
      const sent = isDemonstration ? fromDemonstration(mail) : mail
      const attachments = [...(sent.attachments ?? [])]
      await transport.sendMail({ ...sent, attachments, messageId }).catch(asFailure)
    },
    close: () => transport.close(),
  }
}

/** @throws FinalFailure when the mail server refuses the recipient or the mail for good, as RFC 5321 has it */
function asFailure(error: unknown): never {
  const { responseCode: code } = error as { responseCode?: number }
  if (error instanceof Error && code !== undefined && code >= 550 && code < 560)
    throw new FinalFailure(error.message)
  throw error
}

function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
}
