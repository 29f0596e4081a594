import Stripe from 'stripe'
import type { Queryable } from '#src/database/database.ts'
import {
  claimDueEvents,
  makeUndeliveredDue,
  markDelivered,
  millisecondsToNextEvent,
  postponeEvent,
  type DueEvent,
} from './repository.ts'

export interface DelivererOptions {
  database: Queryable
  url: string
  secret: string
  /** Delay before the first retry; it doubles with each further one. */
  firstPauseMs?: number
  onAttempt?: (status: number) => void
}

export interface Deliverer {
  start(): Promise<void>
  /** Checks for due events now. */
  wake(): void
  stop(): Promise<void>
}

interface State {
  timer?: NodeJS.Timeout
  round: Promise<void> | null
  /** Whether it was woken during the present round. */
  isWoken: boolean
  isStopped: boolean
}

const attemptTimeoutMs = 10_000
const holdMs = attemptTimeoutMs + 5_000
const longestPauseMs = 60_000
const atOnce = 16

/** Posts each event, signed, until the receiver responds with a 2xx. The queue is a table. */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { database } = options
  const state: State = { round: null, isWoken: false, isStopped: false }

  function wake(): void {
    if (state.isStopped) return
    // An event may have come after this round looked for the next one.
    if (state.round) {
      state.isWoken = true
      return
    }
    clearTimeout(state.timer)
    state.isWoken = false
    state.round = runRound().finally(() => {
      state.round = null
      if (state.isWoken) wake()
      else schedule()
    })
  }

  let pauseMs: number | undefined
  async function runRound(): Promise<void> {
    try {
      while (!state.isStopped && (await deliverDue(options)) > 0);
      pauseMs = await millisecondsToNextEvent(database)
    } catch {
      // The database is unavailable; events stay due until it is back.
      pauseMs = 1_000
    }
  }

  function schedule(): void {
    if (state.isStopped || pauseMs === undefined) return
    state.timer = setTimeout(wake, Math.min(pauseMs + 5, longestPauseMs))
  }

  return {
    async start() {
      await makeUndeliveredDue(database)
      wake()
    },
    wake,
    async stop() {
      state.isStopped = true
      clearTimeout(state.timer)
      await state.round
    },
  }
}

async function deliverDue(options: DelivererOptions): Promise<number> {
  const due = await claimDueEvents(options.database, { limit: atOnce, holdMs })
  await Promise.all(due.map((event) => deliver(options, event)))
  return due.length
}

async function deliver(options: DelivererOptions, event: DueEvent): Promise<void> {
  const status = await post(options, event.payload)
  options.onAttempt?.(status)
  if (status >= 200 && status < 300) return markDelivered(options.database, event.id)
  const pause = (options.firstPauseMs ?? 500) * 2 ** (event.attempts - 1)
  await postponeEvent(options.database, { id: event.id, delayMs: Math.min(pause, longestPauseMs) })
}

const { webhooks } = new Stripe('sk_test_sandbox')

/** Returns the status of the response; 0 when there was none. */
async function post({ url, secret }: DelivererOptions, payload: string): Promise<number> {
  const signature = webhooks.generateTestHeaderString({ payload, secret })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
    'user-agent': 'Stripe/1.0 (sandbox)',
  }
  const signal = AbortSignal.timeout(attemptTimeoutMs)
  try {
    const request: RequestInit = { method: 'POST', headers, body: payload, redirect: 'manual' }
    const response = await fetch(url, { ...request, signal })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0
  }
}
