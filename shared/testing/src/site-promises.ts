import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { formatMoney, minor } from '@darnley/domain/money'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { labelledWays } from './order-details.ts'

/** What a site has, as its calls say. */
export interface SiteFacts {
  /** Each way that the site offers, with its price in pence. */
  readonly ways: readonly { readonly name: DeliveryProviderCode; readonly price: number }[]
  readonly homeDelivery: number
  readonly guaranteeDays: number
}

type Holds = (facts: SiteFacts, found: RegExpExecArray) => boolean

const offers =
  (...names: DeliveryProviderCode[]): Holds =>
  ({ ways }) =>
    names.every((wanted) => ways.some(({ name }) => name === wanted))

const isFree: Holds = ({ ways }) => {
  const points = ways.filter(({ name }) => name.startsWith('WF'))
  return points.length > 0 && points.every(({ price }) => price === 0)
}

const turnarounds: readonly number[] = Object.values(TURNAROUND_DAYS)

/** Each sentence of home and questions that promises something, and what the site must have for it. */
const promises: readonly [words: RegExp, holds: Holds][] = [
  [/(\d+) working days/gi, (_facts, [, days]) => turnarounds.includes(Number(days))],
  [/(\d+) with express/gi, (_facts, [, days]) => Number(days) === TURNAROUND_DAYS.express],
  [
    /(?:within )?(\d+) days(?: of getting it back|\s*guaranteed)/gi,
    ({ guaranteeDays }, [, days]) => Number(days) === guaranteeDays,
  ],
  [
    /(£[\d.]+) each way|each way to or from your home costs (£\d+\.\d\d)/gi,
    ({ homeDelivery }, [, one, other]) => (one ?? other) === formatMoney(minor(homeDelivery)),
  ],
  [/(?:collected )?from your door/gi, offers('RMTracked24Collection')],
  [/handed in nearby/gi, ({ ways }) => ways.some(({ name }) => labelledWays.includes(name))],
  [/free at (?:a )?drop-off points?|free at a drop-off|at a store is free/gi, isFree],
  [/insured to £1,000 or £2,500/gi, offers('RMSpecialGND1000', 'RMSpecialGND2500')],
]

/** Prices of services, which are read from the catalogue. */
const servicePrices = /(?:from|\+) £\d+(?:\.\d\d)?/g

/**
 * Returns what a page promises and its site has not. An amount or a number of days that no promise of the list names is
 * returned, too.
 */
export function brokenSitePromises(text: string, facts: SiteFacts): string[] {
  const broken: string[] = []
  let rest = text.replaceAll(servicePrices, '')
  for (const [words, holds] of promises) {
    for (const found of text.matchAll(words)) if (!holds(facts, found)) broken.push(found[0])
    rest = rest.replaceAll(words, '')
  }
  return [...broken, ...(rest.match(/.{0,40}(?:£\d|\b\d+ days)[^.]{0,20}/g) ?? [])]
}
