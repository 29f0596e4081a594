import { dayAt, formatDay } from '#src/turnaround/day.ts'
import { isDropOffPoint } from '#src/delivery/drop-off-points.ts'
import { addressLine, type PlanFacts, placeName, sendingOf } from './facts.ts'
import { toFitting } from './to-fitting-stage.ts'
import { packStage } from './pack-stage.ts'
import { dayReached, isOnTheRoad } from './reached.ts'
import { RANK, stage, type Stage } from './stage.ts'
import type { StageContext } from './stage-context.ts'

/** Returns the stages of an order whose clothes the customer sends (section 2.6). */
export function webStages(context: StageContext): Stage[] {
  const { facts, reached } = context
  const first = reached > RANK.ready ? placed(facts) : packStage(facts)
  return [first, send(context), work(context), dispatch(context), back(context)]
}

function placed({ order }: PlanFacts): Stage {
  const day = dayAt(new Date(order.created_at))
  const title = 'Order placed'
  return stage({
    ...{ name: 'placed', rank: RANK.placed, title, day, text: '' },
    reached: { title, day },
  })
}

function send(context: StageContext): Stage {
  const { facts, days, reached } = context
  const { order, company } = facts
  const onTheWay = {
    title: `On the way to ${company.name}`,
    day: dayReached(RANK.travelling, facts),
  }
  if (order.inbound.brought_to_fitting) return toFitting(context)
  if (reached < RANK.travelling)
    return stage({
      ...{ name: 'send', rank: RANK.travelling, day: days.handedOver, isBy: false },
      ...sendingWords(facts),
    })
  const text = isOnTheRoad(facts)
    ? 'You hear from us as soon as they have arrived.'
    : `They wait at ${placeName(order.inbound.delivery_provider)} for our courier.`
  return stage({
    ...{ name: 'send', rank: RANK.travelling, title: onTheWay.title, text },
    ...{ day: days.arrives, reached: onTheWay },
  })
}

function sendingWords({ order, company }: PlanFacts): Pick<Stage, 'title' | 'text'> {
  const { delivery_provider: provider, description } = order.inbound
  const title = `Send them to ${company.name}`
  const from = addressLine(order) ?? 'your door'
  switch (sendingOf(order)) {
    case 'brought':
      return {
        title: `Bring them to ${placeName(provider)}`,
        text: 'Show your code at the counter.',
      }
    case 'collected':
      return {
        title,
        text:
          provider.name === 'Evermile'
            ? `A bicycle courier collects them from ${from}. Write to us, and we agree on an hour that suits you.`
            : `Your postie collects them from ${from}. Have the parcel ready by 7 am; your postie brings the label, so there is nothing to print.`,
      }
    default:
      return { title, text: `${description}.` }
  }
}

export function work({ facts, days, reached }: StageContext): Stage {
  const isHere = reached === RANK.here
  return stage({
    ...{ name: 'work', rank: RANK.here, day: isHere ? days.dispatched : days.arrives },
    title: isHere ? 'With our tailors' : 'Our tailors get to work',
    text: isHere
      ? `Completed and dispatched by ${formatDay(days.dispatched)}.`
      : 'You hear from us when your items have arrived, and if anything is unclear.',
    reached: { title: 'With our tailors', day: dayReached(RANK.here, facts) },
  })
}

export function dispatch({ facts, days, reached }: StageContext): Stage {
  const { delivery_provider: provider } = facts.order.outbound
  const isOut = reached === RANK.sentBack
  return stage({
    ...{ name: 'dispatch', rank: RANK.sentBack, day: isOut ? days.back : days.dispatched },
    title: isOut ? 'On the way back' : 'Finished and sent back',
    text: isDropOffPoint(provider.name)
      ? `They travel to ${placeName(provider)}.`
      : isOut
        ? `${provider.display_name} brings them to your door.`
        : 'We e-mail you once they are on their way.',
    reached: { title: 'On the way back', day: dayReached(RANK.sentBack, facts) },
  })
}

export function back({ facts, days, reached }: StageContext): Stage {
  const { order } = facts
  const { delivery_provider: provider } = order.outbound
  const isReady = reached === RANK.back
  const isFetched = isReady || isDropOffPoint(provider.name)
  const to = addressLine(order) ?? 'your door'
  const fetching = isReady
    ? `They wait at ${placeName(provider)}. Bring your order number ${order.collection_ref}.`
    : `Fetch them from ${placeName(provider)}. We e-mail you as soon as they are there.`
  return stage({
    ...{ name: 'back', rank: RANK.back, day: isReady ? null : days.back },
    title: isReady ? 'Ready to collect' : 'Receive your items',
    text: isFetched ? fetching : `${provider.display_name} brings them to ${to}.`,
    place: isFetched ? (provider.point ?? null) : null,
    reached: { title: 'Back with you', day: dayReached(RANK.over, facts) },
  })
}
