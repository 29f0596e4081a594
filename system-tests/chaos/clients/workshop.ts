import { setTimeout as sleep } from 'node:timers/promises'
import type { DeskCard, DeskPage, DeskStage } from '@darnley/contract/workshop-desk'
import type { Random } from '@darnley/testing/random'
import { type Client, createClient } from './client.ts'
import type { ChaosContext } from './customer.ts'

/** A member of the workshop's staff at work. */
export interface Colleague {
  readonly context: ChaosContext
  readonly client: Client
  readonly random: Random
}

interface Shift {
  readonly email: string
  readonly random: Random
  readonly until: AbortSignal
  /** What is done again and again: a random order each time. */
  readonly step: (colleague: Colleague) => Promise<void>
}

/** Signs a colleague in at the workshop and has them work until the signal. */
export async function workInWorkshop(context: ChaosContext, shift: Shift): Promise<void> {
  const { random, until, step } = shift
  const client = createClient({ ...context, random, host: 'workshop.localhost:3000' })
  const account = { email: shift.email, password: 'needle-and-thread' }
  const { status } = await client.post('/storefront/token', account)
  if (status !== 200) throw new Error(`${shift.email} cannot sign in: ${status}`)
  while (!until.aborted) {
    await step({ context, client, random })
    await sleep(50)
  }
}

/** Returns a random order of one of the stages; null when there is none. */
export async function anOrderOf(
  { client, random }: Colleague,
  stages: readonly [DeskStage, ...DeskStage[]],
): Promise<DeskCard | null> {
  const stage = stages[Math.floor(random() * stages.length)] ?? stages[0]
  const { body } = await client.get<DeskPage>(`/workshop/desk?view=list&stage=${stage}&limit=100`)
  return body.cards[Math.floor(random() * body.cards.length)] ?? null
}
