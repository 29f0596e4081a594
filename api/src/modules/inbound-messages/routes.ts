import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inboundMail, inboundText, textStatus } from '@darnley/contract/inbound-messages'
import { unauthorized, ValidationFailed } from '#src/lib/http-error.ts'
import { isFromPostmark, isFromTwilio } from '#src/lib/signatures.ts'
import { signedBytes } from '#src/lib/signed-json.ts'
import { readUtf8 } from '#src/lib/utf8.ts'
import { keepRawBodies } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import type { InboundMail } from './inbound.ts'
import { readPostmark } from './postmark.ts'
import { receiveMail, receiveText } from './receive.ts'
import { keepStatus } from './status.ts'
import { readTwilio } from './twilio-form.ts'

/** Webhooks of the providers of mail and text messages. Nothing is read before the caller has proven itself. */
export function inboundMessageRoutes(app: FastifyInstance, services: Services): void {
  app.register((raw, _options, done) => {
    keepRawBodies(raw)
    mailRoutes(raw, services)
    done()
  })
  app.register((raw, _options, done) => {
    keepRawBodies(raw)
    textRoutes(raw, services)
    done()
  })
}

function mailRoutes(app: FastifyInstance, services: Services): void {
  const { inboundMail: expected } = services.config
  // Mails are large: the secret is compared before a body is taken.
  app.addHook('onRequest', async ({ headers }) => {
    const { authorization } = headers
    const secrets = expected?.secrets ?? []
    refuseUnless(secrets.some((secret) => isFromPostmark({ secret }, authorization)))
  })

  serve(app, {
    route: inboundMail,
    handler: async (_input, { request }) => {
      const kept = await receiveMail(services, readMail(signedBytes(request)))
      return { received: true as const, kept }
    },
  })
}

/** Texts are made storable one by one (rules.ts): a mail is not lost by one character. */
function readMail(body: Buffer): InboundMail {
  try {
    return readPostmark(JSON.parse(readUtf8(body) ?? ''))
  } catch {
    throw new ValidationFailed([{ loc: ['body'], msg: 'This is no mail', type: 'value_error' }])
  }
}

function textRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services

  /** @throws HttpError 401 for a call that Twilio did not sign */
  function formOf(request: FastifyRequest, signature: string): URLSearchParams {
    const form = new URLSearchParams(readUtf8(signedBytes(request)) ?? '')
    const url = `${config.siteUrl}/api${request.url}`
    const tokens = config.texts?.callTokens ?? []
    refuseUnless(tokens.some((secret) => isFromTwilio({ url, form, secret }, signature)))
    return form
  }

  serve(app, {
    route: inboundText,
    handler: async ({ headers }, { request }) => {
      const text = readTwilio(formOf(request, headers['x-twilio-signature']))
      if (text) await receiveText(services, text)
      return null
    },
  })

  serve(app, {
    route: textStatus,
    handler: async ({ headers, query }, { request }) => {
      const form = formOf(request, headers['x-twilio-signature'])
      const status = form.get('MessageStatus') ?? ''
      await keepStatus(db, { entryId: query.message, status, errorCode: form.get('ErrorCode') })
      return null
    },
  })
}

function refuseUnless(isProven: boolean): void {
  if (!isProven) throw unauthorized('The signature is not valid')
}
