import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteDefinition } from '@darnley/contract/route'
import { NOT_STARTED } from '@darnley/contract/overload'
import { HttpError } from '#src/lib/http-error.ts'
import { recordEvent } from '#src/metrics/business-events.ts'
import { type Admission, startAdmission } from '#src/overload/admission.ts'
import type { Importance } from '#src/overload/limit.ts'
import type { LongestWait } from '#src/overload/longest-wait.ts'

/** Requests in progress at a calm start, and the most that can ever be. */
const MOST = 256
/** Their bodies, of half a megabyte at most, fit into the memory of the process. */
const MOST_PAYMENTS = 500
/** Requests for each connection of the database that may always be in progress. */
const LEAST_FOR_EACH_CONNECTION = 4

interface SheddingOptions {
  /** Wait for a turn from which requests are refused, in milliseconds; 0: none is. */
  readonly waitMs: number
  readonly connections: number
  readonly databaseWaits: LongestWait
}

interface Place {
  /** Begins what keeps the place; returns a function that ends it. */
  hold(): () => void
}

const places = new WeakMap<FastifyRequest, Place>()

/**
 * A place is given back when all that keeps it has ended. What begins after that, as a handler does after a check whose
 * caller went away, takes it again.
 */
function placeOf(admission: Admission, leaveFirst: () => void): Place {
  let held = 0
  let leave: (() => void) | null = leaveFirst
  return {
    hold() {
      held += 1
      leave ??= admission.goOn()
      return () => {
        held -= 1
        if (held > 0) return
        leave?.()
        leave = null
      }
    },
  }
}

/** Does some work for a request, which keeps its place until the work has ended. */
export async function keepPlace<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = places.get(request)?.hold()
  try {
    return await work()
  } finally {
    end?.()
  }
}

/**
 * Refuses requests while more are in progress than this process can bear, those that matter least first, before
 * anything was done for them. Null when none is refused. Register it first.
 */
export function shedLoad(
  app: FastifyInstance,
  { waitMs, connections, databaseWaits }: SheddingOptions,
): Admission | null {
  if (waitMs === 0) return null
  const least = connections * LEAST_FOR_EACH_CONNECTION
  const bounds = { least, most: Math.max(MOST, least), waitMs, mostPayments: MOST_PAYMENTS }
  const admission = startAdmission({ ...bounds, databaseWaits })
  // A handler goes on after its caller has gone away, and still needs what other requests wait for.
  app.addHook('onRoute', (route) => {
    const { handler, config } = route
    if (!config?.contract) return
    route.handler = function (request, reply): Promise<unknown> {
      return keepPlace(request, async () => handler.call(this, request, reply))
    }
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { contract } = request.routeOptions.config
    // Health and a stream, which lasts and has a bound of its own.
    if (!contract || contract.produces === 'text/event-stream') return done()
    const importance = importanceOf(contract)
    const leave = admission.enter(importance)
    if (!leave) {
      recordEvent('refusal', { importance })
      return done(overloaded())
    }
    const place = placeOf(admission, leave)
    places.set(request, place)
    reply.raw.once('close', place.hold())
    done()
  })
  app.addHook('onClose', async () => admission.stop())
  return admission
}

/** By default what a provider tells is as important as an order, and a write more than a read. */
export function importanceOf({ importance, access, method }: RouteDefinition): Importance {
  if (importance) return importance
  if (access === 'provider') return 'order'
  return method === 'POST' ? 'change' : 'look'
}

/** Seconds, spread so that those who were refused do not come back together. */
const WAITS = [1, 2, 3, 4]

function overloaded(): HttpError {
  const seconds = WAITS[Math.floor(Math.random() * WAITS.length)]
  return new HttpError({
    status: 503,
    detail: 'Very many people are here just now. Please try again in a few seconds.',
    headers: { 'retry-after': String(seconds), [NOT_STARTED]: 'true' },
  })
}
