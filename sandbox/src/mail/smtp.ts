import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { CallLog } from '#src/call-log/call-log.ts'
import type { Database } from '#src/database/database.ts'
import { saveMail } from './repository.ts'

export interface SmtpOptions {
  database: Database
  callLog: Pick<CallLog, 'add'>
}

const largestMail = 10 * 1024 * 1024

/** Mail to its addresses is refused for good, to try what happens then. */
const unknownDomain = 'undeliverable.example'

/** Accepts mail to every other address and forwards none. A mail is acknowledged after it is stored. */
export function createSmtpServer({ database, callLog }: SmtpOptions): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMail,
    // Clients keep idle connections open, for which a stop must not wait.
    closeTimeout: 1_000,
    onRcptTo({ address }, _session, callback) {
      const isUnknown = address.endsWith(`@${unknownDomain}`)
      callback(isUnknown ? refusal(550, 'There is no such mailbox.') : null)
    },
    async onData(stream, session, callback) {
      try {
        const raw = await buffer(stream)
        if (stream.sizeExceeded) return callback(refusal(552, 'The message is too large.'))
        const { mailFrom, rcptTo } = session.envelope
        const sender = mailFrom === false ? '' : mailFrom.address
        await saveMail(database, { sender, recipients: rcptTo.map(({ address }) => address), raw })
        callLog.add({ service: 'mail', method: 'SMTP', path: 'DATA', status: 250 })
        callback()
      } catch {
        callLog.add({ service: 'mail', method: 'SMTP', path: 'DATA', status: 451 })
        callback(refusal(451, 'The mailbox cannot store messages now; try again.'))
      }
    },
  })
  // A client that disconnects early must not affect the others.
  server.on('error', () => undefined)
  return server
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
