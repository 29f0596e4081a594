import { fittingToBring } from './facts.ts'
import { pointOf } from './fitting-point.ts'
import { dayReached, isOnTheRoad } from './reached.ts'
import type { StageContext } from './stage-context.ts'
import { RANK, stage, type Stage } from './stage.ts'
import { isFittingToChoose } from './unknown-day.ts'

/** Returns the way there of clothes that are all fitted in person: the fitting, at which they stay. */
export function toFitting(context: StageContext): Stage {
  const { facts, reached, days } = context
  if (reached < RANK.travelling) return comingStage(context)
  const title = 'Brought to your fitting'
  return stage({
    ...{ name: 'send', rank: RANK.travelling, title, day: days.arrives },
    text: isOnTheRoad(facts)
      ? 'You hear from us as soon as they have arrived.'
      : 'They stayed with us, and travel to our tailors.',
    reached: { title, day: dayReached(RANK.travelling, facts) },
  })
}

function comingStage({ facts }: StageContext): Stage {
  const { order, today } = facts
  const fitting = isFittingToChoose(facts) ? null : fittingToBring(order)
  const common = { name: 'fitting', rank: RANK.travelling, isBy: false } as const
  const reached = {
    title: 'Brought to your fitting',
    day: dayReached(RANK.travelling, facts),
  }
  if (!fitting)
    return stage({
      ...{ ...common, reached, day: null, title: 'Bring them to your fitting' },
      text: 'They stay with us after it: there is nothing to post.',
    })
  const isToday = fitting.date === today
  return stage({
    ...{ ...common, reached, day: fitting.date as typeof today },
    title: isToday ? 'They stay with us' : `Come to your fitting at ${fitting.starts_at}`,
    text: isToday
      ? 'After your fitting they travel to our tailors: there is nothing to post.'
      : 'Bring what is fitted, and what you wear with it. It stays with us. You can move it until the day before.',
    place: isToday || !fitting.place ? null : pointOf(fitting.place),
  })
}
