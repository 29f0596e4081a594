import type { DeadLetter, DeadLetterQueue } from '@darnley/contract/workshop-dead-letters'
import { nameOfMail } from '#src/modules/conversations/mail-names.ts'
import type { DeadJob } from './repository.ts'

/** Money or an agreement with the customer depends on the others. */
const DROPPABLE: readonly DeadLetterQueue[] = ['mail', 'courier']

export function canBeDropped(queue: DeadLetterQueue): boolean {
  return DROPPABLE.includes(queue)
}

export function viewDeadLetter(job: DeadJob): DeadLetter {
  const { queue, id, reason, attempts, orderId, collectionRef, conversationId } = job
  return {
    ...{ queue, id, reason, attempts, name: nameOf(job) },
    since: job.since.toISOString(),
    next_try_at: job.nextTryAt.toISOString(),
    order: orderId === null ? null : { id: orderId, collection_ref: collectionRef ?? '' },
    conversation_id: conversationId,
    can_be_dropped: canBeDropped(queue),
  }
}

const COURIER: Readonly<Record<string, string>> = {
  'bring-to-us': 'Collection by a courier',
  'bring-back': 'Way back by a courier',
  track: 'Tracking of a parcel',
}

function nameOf({ queue, what }: DeadJob): string {
  switch (queue) {
    case 'mail':
      return nameOfMail(what)
    case 'courier':
      return COURIER[what] ?? 'Request to a courier'
    case 'refund':
      return 'Refund'
    case 'look_up':
      return 'Payment without an order'
    case 'proposal':
      return 'Proposed price'
  }
}
