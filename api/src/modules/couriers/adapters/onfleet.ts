/**
 * Onfleet, which dispatches the company's own couriers: https://docs.onfleet.com/reference/create-task,
 * /reference/querying-by-metadata and /reference/authentication (the key as Basic user name, as in their examples).
 * Not tried with an account: whether `unparsed` alone is enough to find an address.
 */
import { z } from 'zod'
import { askFor } from './ask.ts'
import type { Place } from './courier.ts'

const Task = z.object({ id: z.string() })

export interface Stop extends Place {
  readonly phone: string
}

export interface Journey {
  /** Idempotency key: one journey is created for each. */
  readonly key: string
  /** Order number, which the events carry back. */
  readonly reference: string
  readonly from: Stop
  readonly to: Stop
}

export interface Dispatcher {
  /** Returns the ids of a journey's two tasks, pickup and delivery. Failures are HttpErrors 502 and 503. */
  dispatch(journey: Journey): Promise<string[]>
}

export const ONFLEET_URL = 'https://onfleet.com/api/v2'

type Leg = 'pickup' | 'dropoff'

export function onfleet(key: string, base = ONFLEET_URL): Dispatcher {
  const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }

  /** Onfleet has no idempotency keys: a task from an earlier attempt is found by its metadata. */
  async function ensureTask(journey: Journey, task: { leg: Leg; after?: string }): Promise<string> {
    const wanted = entry('journey', `${journey.key}:${task.leg}`)
    const url = `${base}/tasks`
    const question = { courier: 'Onfleet', headers }
    const known = await askFor(z.array(Task), {
      ...question,
      url: `${url}/metadata`,
      body: [wanted],
    })
    if (known[0]) return known[0].id
    const body = toTask(journey, { ...task, wanted })
    return (await askFor(Task, { ...question, url, body })).id
  }

  return {
    dispatch: async (journey) => {
      const pickup = await ensureTask(journey, { leg: 'pickup' })
      return [pickup, await ensureTask(journey, { leg: 'dropoff', after: pickup })]
    },
  }
}

interface Metadata {
  readonly name: string
  readonly type: 'string'
  readonly value: string
}

const entry = (name: string, value: string): Metadata => ({ name, type: 'string', value })

interface TaskOptions {
  readonly leg: Leg
  readonly after?: string
  readonly wanted: Metadata
}

function toTask({ reference, from, to }: Journey, { leg, after, wanted }: TaskOptions): object {
  const stop = leg === 'pickup' ? from : to
  return {
    destination: {
      address: { unparsed: [...stop.lines, stop.postcode, 'United Kingdom'].join(', ') },
    },
    recipients: [{ name: stop.name, phone: inE164(stop.phone), skipSMSNotifications: true }],
    pickupTask: leg === 'pickup',
    ...(after ? { dependencies: [after] } : {}),
    notes: `Order ${reference}`,
    metadata: [entry('order_number', reference), entry('leg', leg), wanted],
  }
}

/** Converts a UK number in national form; one with a country code stays as it is. */
function inE164(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+44')
}
