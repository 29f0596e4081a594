import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { fromDemonstration } from './demonstration-notice.ts'

export interface Mail {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Mailer {
  /** @throws Error when the mail server did not take it */
  send(mail: Mail, key: string): Promise<void>
  close(): void
}

export const MAIL_CONNECTIONS = 5

/** Shorter in all than the lease of a mail (worker.ts): a server that hangs is given up before another process tries. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

interface MailConfig {
  readonly smtpUrl: string
  readonly from: string
  readonly isDemonstration: boolean
}

/** SMTP, the way out in production and to the sandbox's mailbox alike. */
export function createMailer({ smtpUrl, from, isDemonstration }: MailConfig): Mailer {
  const transport = createTransport(
    { url: smtpUrl, pool: true, maxConnections: MAIL_CONNECTIONS, ...TIMEOUTS },
    { from },
  )
  return {
    async send(mail, key) {
      // The same mail sent again after a crash carries the same id, by which mail servers drop the second.
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(from)}>`
      const sent = isDemonstration ? fromDemonstration(mail) : mail
      await transport.sendMail({ ...sent, messageId })
    },
    close: () => transport.close(),
  }
}

function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
}
