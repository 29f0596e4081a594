import type { MyRepair } from '@darnley/contract/my-repairs'
import { sendingOf } from '@darnley/domain/order-plan'
import { type Day, dayAt, formatShortDay } from '@darnley/domain/turnaround'
import { pageConfig } from '@darnley/web/page-config'
import { planOf } from './plan.ts'
import { statusWords } from './status-words.ts'

export interface Pill {
  readonly words: string
  /** `next`: something for the customer to do. */
  readonly tone: 'next' | 'good' | 'plain'
  readonly isAppointment?: true
}

/** Returns the next thing to do for an order, or where it is. */
export function pillOf(repair: MyRepair): Pill {
  const { order, progress } = repair
  const { heading, isTrouble } = statusWords(progress.status, {
    ...pageConfig().company,
    isBrought: order.inbound.brought_to_fitting === true,
  })
  if (progress.status === 'finished')
    return { words: `${heading}${sinceWhen(repair)}`, tone: 'good' }
  if (isTrouble) return { words: heading, tone: 'plain' }
  if (repair.waits_for_customer) return next('Do next: answer the new price')
  if (bookedFitting(repair))
    return { words: appointment(repair), tone: 'plain', isAppointment: true }
  if (order.can_fit) return next('Do next: choose a time')
  const { plan } = planOf(order, progress)
  const now = plan.find(({ state }) => state === 'now')
  if (now?.name === 'pack') return next(firstStep(repair))
  if (now?.name === 'back' && progress.status === 'awaiting_store_collection')
    return next('Do next: collect')
  return { words: heading, tone: 'plain' }
}

function firstStep({ order }: MyRepair): string {
  switch (sendingOf(order)) {
    case 'brought':
      return 'Do today: wash'
    case 'fitting':
      // One that is still to come was named before.
      return 'Do next: another fitting'
    default:
      return 'Do today: pack'
  }
}

const next = (words: string): Pill => ({ words, tone: 'next' })

/** Returns the fitting that is still to come; null without one. */
export function bookedFitting({ order, progress }: MyRepair): MyRepair['order']['fitting'] {
  const { fitting } = order
  const { today } = planOf(order, progress)
  const isToCome = fitting?.state === 'booked' && fitting.date >= today
  return isToCome && progress.status !== 'finished' ? fitting : null
}

function appointment(repair: MyRepair): string {
  const fitting = bookedFitting(repair)
  return fitting ? `${formatShortDay(fitting.date as Day)}, ${fitting.starts_at}` : ''
}

function sinceWhen({ order, progress }: MyRepair): string {
  const at = progress.changes.findLast(({ status }) => status === 'finished')?.at
  if (at === undefined) return ''
  const { today } = planOf(order, progress)
  const isThisYear = dayAt(new Date(at)).startsWith(today.slice(0, 4))
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return ` ${words.format(new Date(at))}`
}
