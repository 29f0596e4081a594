import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import type { Fitting } from '@darnley/contract/fittings'
import { addressInWords, hoursOn, mapUrl } from '#src/opening-hours/opening-hours.ts'
import type { Day } from '#src/turnaround/day.ts'
import { fittingWords } from './fitting-words.ts'
import { fittingToBring, type PlanFacts, sendingOf } from './facts.ts'
import { pointOf } from './fitting-point.ts'
import { type Check, type PlanAction, RANK, stage, type Stage } from './stage.ts'
import { isFittingToChoose } from './unknown-day.ts'

/** Returns what to do today, before the clothes leave: wash, pin, and what this way of sending needs. */
export function packStage(facts: PlanFacts): Stage {
  const { order, today } = facts
  if (order.inbound.brought_to_fitting) return prepareStage(facts)
  const isBrought = sendingOf(order) === 'brought'
  return stage({
    ...{ name: 'pack', rank: RANK.ready, day: today, isBy: false, text: '' },
    title: isBrought ? 'Wash your items' : 'Wash and pack your items',
    checks: [
      ...appointmentChecks(order, today),
      ...fittingChecks(order),
      ...(isBrought ? [code(order)] : parcelChecks(order)),
    ],
    place: isBrought ? (order.inbound.delivery_provider.point ?? null) : null,
    hasCode: isBrought,
    actions: actionsOf(order),
  })
}

/** What to do before a fitting to which everything is brought: nothing is packed. */
function prepareStage(facts: PlanFacts): Stage {
  const { order, today } = facts
  const fitting = isFittingToChoose(facts) ? null : fittingToBring(order)
  const isToday = fitting?.date === today
  const place = isToday && fitting.place ? pointOf(fitting.place) : null
  return stage({
    ...{ name: 'pack', rank: RANK.ready, day: today, isBy: false, text: '' },
    title: fitting ? (isToday ? 'Come to your fitting' : 'Get ready for your fitting') : NO_TIME,
    checks: [
      fitting ? appointmentCheck(fitting, { isToday }) : missingCheck(order),
      ...fittingChecks(order),
    ],
    place,
    actions: place ? [{ type: 'map', label: 'Open the map', href: mapUrl(place) }] : [],
  })
}

const NO_TIME = 'Choose a time for your fitting'

function appointmentCheck(fitting: Fitting, { isToday }: { readonly isToday: boolean }): Check {
  const where = fitting.place
    ? `${fitting.place.name}, ${addressInWords(fitting.place.address)}. `
    : ''
  const note = `${where}Bring everything: it stays with us, and there is nothing to post.`
  if (isToday) return check(`Come to your fitting at ${fitting.starts_at}`, { note })
  return check(`Put ${fittingWords(fitting)} into your calendar`, { note })
}

/** A fitting without a time is chosen by its customer; another time for one that was missed is found by staff. */
function missingCheck({ can_fit: canFit }: Order): Check {
  return canFit
    ? check(NO_TIME, { note: 'On the page of your order. Bring everything: it stays with us.' })
    : check('Ask us for another time', {
        note: 'Answer your confirmation, or call us: your clothes are fitted before our tailors begin.',
      })
}

type Order = PlanFacts['order']

function check(text: string, more: Partial<Check> = {}): Check {
  return { text, note: null, guide: null, ...more }
}

type Place = Pick<DropOffPoint, 'name' | 'address' | 'opening_hours'>

function placeWords({ name, address, opening_hours: hours }: Place, today: Day): string {
  const open = hoursOn(today, hours)
  return `${name}, ${addressInWords(address)}. ${open === null ? '' : `${open}. `}`
}

/** What is fitted in person is brought to the appointment, and need not be sent. */
function appointmentChecks({ fitting, can_fit: canFit }: Order, today: Day): Check[] {
  if (fitting?.state === 'booked') {
    const { date, place, starts_at: time } = fitting
    if (date < today) return []
    if (date > today) {
      const note = `Bring it to your fitting on ${fittingWords(fitting)}: it can stay with us.`
      return [check('Keep what is fitted in person, and send only the rest', { note })]
    }
    const where = place ? placeWords(place, today) : ''
    const note = `${where}Bring what is fitted there: it can stay with us. Send only the rest.`
    return [check(`Come to your fitting at ${time}`, { note })]
  }
  if (!canFit) return []
  return fitting?.state === 'lost'
    ? [
        check('Choose another time for your fitting', {
          note: 'Your time was taken before your payment arrived. Choose on the page of your order.',
        }),
      ]
    : [check('Choose a time for your fitting', { note: 'On the page of your order.' })]
}

function fittingChecks({ items }: Order): Check[] {
  const fitted = items.flatMap(({ item_name: item, services }) =>
    services.flatMap(({ name, details, guide_url: href }) => {
      const guide = href
        ? ({ type: 'guide', label: `How to fit: ${item}, ${name}`, href } as const)
        : null
      if (details.fitting_choice === 'pin')
        return [
          check(`${item}, ${name}: pin it and leave the pins in`, {
            note: 'Points inside.',
            guide,
          }),
        ]
      return details.fitting_choice === 'match'
        ? [check(`${item}, ${name}: add the item that it is to match`, { guide })]
        : []
    }),
  )
  const note = 'Our tailors cannot work on damp clothes.'
  return [check('Wash and dry everything', { note }), ...fitted]
}

function parcelChecks({
  packing_card_url: card,
  royal_mail_label_url: label,
  ...order
}: Order): Check[] {
  return [
    card
      ? check('Put the packing card on top and close the parcel', {
          note: `Any sturdy bag or box will do. No printer? Write ${order.collection_ref} on a note.`,
        })
      : check(`Write ${order.collection_ref} on a note, put it on top and close the parcel`),
    ...(label ? [check('Print the postage label and stick it on the parcel')] : []),
  ]
}

function code({ collection_ref: number }: Order): Check {
  return check('Take your drop-off code with you', {
    note: `On your phone or printed; your order number ${number} will do, too.`,
  })
}

function actionsOf(order: Order): PlanAction[] {
  const { royal_mail_label_url: label, packing_card_url: card } = order
  const { point } = order.inbound.delivery_provider
  if (sendingOf(order) === 'brought')
    return point ? [{ type: 'map', label: 'Open the map', href: mapUrl(point) }] : []
  return [
    ...(label ? [{ type: 'label', label: 'Print the postage label', href: label } as const] : []),
    ...(card
      ? [{ type: 'packing-card', label: 'Print the packing card', href: card } as const]
      : []),
  ]
}
