/**
 * Twilio, which sends text messages: https://www.twilio.com/docs/messaging/api/message-resource. Not tried with an
 * account.
 */
import { z } from 'zod'
import type { TextConfig } from '#src/config-messages.ts'
import { withoutContacts } from '@darnley/node/without-contacts'
import { FinalFailure } from '#src/queue/worker.ts'
import type { TextMessage, TextSender } from './text-message.ts'

/** Two requests take less than the lease of a job in the outbox. */
const TIMEOUT_MS = 10_000
/** By which the clock here may be ahead of theirs. */
const SKEW_MS = 60_000

const Refusal = z.object({ code: z.int(), message: z.string() })
const Messages = z.object({
  messages: z.array(z.object({ body: z.string(), date_created: z.string() })),
})

export interface TwilioOptions extends TextConfig {
  /** Public address that is told whether a message arrived. */
  readonly statusUrl: string
}

/**
 * Returns the sender. Twilio has no idempotency keys: before another attempt it is asked whether an earlier one, whose
 * answer was lost, has sent the message.
 */
export function twilio(options: TwilioOptions): TextSender {
  const { apiUrl, accountSid, from, statusUrl } = options
  const messages = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`

  async function isSent({ phone, words }: TextMessage, since: Date): Promise<boolean> {
    const day = since.toISOString().slice(0, 10)
    const query = new URLSearchParams({ To: phone, 'DateSent>': day, PageSize: '100' })
    const response = await ask(options, `${messages}?${query.toString()}`)
    const found = Messages.parse(await response.json()).messages
    return found.some(
      ({ body, date_created: at }) => body === words && Date.parse(at) >= since.getTime() - SKEW_MS,
    )
  }

  return {
    async send(message, { number, since }) {
      if (number > 1 && (await isSent(message, since))) return
      const form = new URLSearchParams({
        To: message.phone,
        From: from,
        Body: message.words,
        StatusCallback: `${statusUrl}?message=${message.reference}`,
      })
      await ask(options, messages, form)
    },
  }
}

async function ask(
  { accountSid, authToken }: TextConfig,
  url: string,
  form?: URLSearchParams,
): Promise<Response> {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const response = await fetch(url, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Basic ${credentials}` },
    body: form ?? null,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return response
  throw await refusalOf(response)
}

/** What Twilio calls a bad request stays one: a number that does not exist, or that has stopped messages. */
async function refusalOf(response: Response): Promise<Error> {
  const said = Refusal.safeParse(await response.json().catch(() => null))
  const { code, message } = said.data ?? { code: response.status, message: 'No reason was given' }
  const words = `Twilio ${code}: ${withoutContacts(message)}`
  return response.status === 400 ? new FinalFailure(words) : new Error(words)
}
