import type { FittingGuide, Item, Service } from '@darnley/contract/content'
import { initialState, next, type FlowEvent, type WizardState } from '@darnley/domain/flow'
import { possibleEvents } from './random-walk.ts'

export interface PathReport {
  /** Number of paths from the item to an end. */
  readonly paths: number
  /** Descriptions of the points where a user would be stuck. */
  readonly faults: string[]
}

/**
 * Walks every service of an item with every possible answer. A path is faulty when it loops, reaches a question
 * without answers or an empty list, or offers a way of fitting that no guide explains.
 */
export function walkEveryPath(item: Item, guides: readonly FittingGuide[]): PathReport {
  const start = [
    { type: 'choose-category', itemCategory: { id: 'any', name: 'Any' } },
    { type: 'choose-item', item },
    { type: 'write', text: 'Navy' },
  ] satisfies FlowEvent[]
  const described = start.reduce(next, initialState)
  const reports = item.services.map((service) => {
    const chosen = next(
      next(described, { type: 'choose-service-type', serviceType: service.serviceType }),
      {
        type: 'choose-service',
        service,
      },
    )
    return walkFrom(chosen, { item, guide: guides.find((each) => each.service === service.id) })
  })
  return {
    paths: reports.reduce((sum, report) => sum + report.paths, 0),
    faults: [...new Set(reports.flatMap(({ faults }) => faults))],
  }
}

interface Known {
  readonly item: Item
  readonly guide: FittingGuide | undefined
}

function walkFrom(state: WizardState, known: Known): PathReport {
  const { step } = state.place
  const name = `${known.item.name} > ${state.service?.name ?? '?'} > ${state.place.questionId ?? step}`
  if (state.history.length > 60) return { paths: 1, faults: [`${name} goes in a circle`] }
  if (step === 'add-more' || step === 'dead-end') return { paths: 1, faults: [] }
  const guide = {
    measure: Boolean(known.guide?.measure),
    pin: Boolean(known.guide?.pin),
    match: Boolean(known.guide?.match),
  }
  const events = possibleEvents(state, { item: known.item, guide })
  if (events.length === 0) return { paths: 1, faults: [`${name} can't be answered`] }
  const missing = step === 'fitting-choice' ? missingGuides(state.service, guide) : []
  const reports = events.map((event) => {
    const after = next(state, event)
    return after === state
      ? { paths: 1, faults: [`${name} does not take ${JSON.stringify(event)}`] }
      : walkFrom(after, known)
  })
  return {
    paths: reports.reduce((sum, report) => sum + report.paths, 0),
    faults: [
      ...missing.map((choice) => `${name} has no guide to ${choice}`),
      ...reports.flatMap(({ faults }) => faults),
    ],
  }
}

function missingGuides(
  service: Service | null,
  guide: { measure: boolean; pin: boolean; match: boolean },
): string[] {
  return (service?.fittingChoices ?? []).map(({ choice }) => choice).filter((each) => !guide[each])
}
