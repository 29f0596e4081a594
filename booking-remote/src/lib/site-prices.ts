import type { Item, Question, Service, Subservice } from '@darnley/contract/content'
import { applyRate, NO_RATE, type Rate } from '@darnley/domain/money'
import { pageConfig } from '@darnley/web/page-config'
import type { Asking } from './additions.ts'

/** Returns an item with the prices of this site: a storefront multiplies each one by its rate (section 9). */
export function atSiteRate(item: Item): Item {
  return atRate(item, siteRate())
}

/** Returns what a storefront multiplies every price by. */
export function siteRate(): Rate {
  return pageConfig().storefront?.exchangeRate ?? NO_RATE
}

export function atRate(item: Item, rate: Rate): Item {
  return { ...item, services: item.services.map((service) => serviceAt(service, rate)) }
}

/** Returns what a service asks with the surcharges of this site. */
export function askingAtSiteRate(asking: Asking): Asking {
  return askingAt(asking, siteRate())
}

function serviceAt(service: Service, rate: Rate): Service {
  return { ...service, price: applyRate(service.price, rate), ...askingAt(service, rate) }
}

function askingAt({ questions, subservices }: Asking, rate: Rate): Asking {
  return {
    questions: questions.map((question) => questionAt(question, rate)),
    subservices: subservices.map((subservice) => subserviceAt(subservice, rate)),
  }
}

function subserviceAt(subservice: Subservice, rate: Rate): Subservice {
  return {
    ...subservice,
    priceModifier: applyRate(subservice.priceModifier, rate),
    questions: subservice.questions.map((question) => questionAt(question, rate)),
  }
}

function questionAt(question: Question, rate: Rate): Question {
  const options = question.options.map((option) => ({
    ...option,
    priceModifier: applyRate(option.priceModifier, rate),
  }))
  return { ...question, options }
}
