import type { FastifyInstance } from 'fastify'
import {
  evermileUpdateEvent,
  onfleetUpdateEvent,
  ship24Webhook,
  ship24WebhookCheck,
} from '@darnley/contract/couriers'
import { unauthorized, ValidationFailed } from '#src/lib/http-error.ts'
import { isFromOnfleet, isFromShip24, isFromSvix } from '#src/lib/signatures.ts'
import { readSignedJson, signedBytes } from '#src/lib/signed-json.ts'
import { keepRawBodies } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { type CourierEvent, readEvermile, readOnfleet, readShip24 } from './tracking-updates.ts'
import { receiveEvents } from './receive.ts'

/** Webhooks of couriers. Signature or secret are verified before the body is parsed. */
export function webhookRoutes(app: FastifyInstance, services: Services): void {
  serve(app, { route: ship24WebhookCheck, handler: () => null })
  app.register((raw, _options, done) => {
    keepRawBodies(raw)
    signedRoutes(raw, services)
    done()
  })
}

function signedRoutes(app: FastifyInstance, services: Services): void {
  const { secrets } = services.config.couriers
  const accept = async (events: CourierEvent[]): Promise<{ received: true; moved: boolean }> => ({
    received: true,
    moved: await receiveEvents(services, events),
  })

  serve(app, {
    route: evermileUpdateEvent,
    handler: ({ headers }, { request }) => {
      const body = signedBytes(request)
      const now = new Date()
      refuseUnless(secrets.evermile.some((secret) => isFromSvix({ body, secret }, headers, now)))
      return accept(read(body, (json) => readEvermile(json, headers['svix-id'])))
    },
  })

  serve(app, {
    route: onfleetUpdateEvent,
    handler: ({ headers }, { request }) => {
      const body = signedBytes(request)
      const signature = headers['x-onfleet-signature']
      refuseUnless(secrets.onfleet.some((secret) => isFromOnfleet({ body, secret }, signature)))
      return accept(read(body, readOnfleet))
    },
  })

  serve(app, {
    route: ship24Webhook,
    handler: ({ headers }, { request }) => {
      const { authorization } = headers
      refuseUnless(secrets.ship24.some((secret) => isFromShip24({ secret }, authorization)))
      return accept(read(signedBytes(request), readShip24))
    },
  })
}

function refuseUnless(isProven: boolean): void {
  if (!isProven) throw unauthorized('The signature is not valid')
}

/** Parses an event. An unknown shape is a 422, which the courier logs. */
function read(body: Buffer, reader: (json: unknown) => CourierEvent[]): CourierEvent[] {
  const events = readSignedJson(body, reader)
  if (events) return events
  throw new ValidationFailed([
    { loc: ['body'], msg: 'This is no event that is known here', type: 'value_error' },
  ])
}
