import { FittingGuide } from '@darnley/contract/content'
import { type GuideContent, hasText } from '@darnley/domain/flow'
import { type ContentSource, follow, type Followed } from '#src/modules/content/follow.ts'

/** Which parts of its fitting guide contain text, by the id of a service. */
export type Guides = Followed<ReadonlyMap<string, GuideContent>>

/** Follows the fitting guides as booking reads them. */
export function followGuides(source: ContentSource): Guides {
  return follow(source, {
    name: 'fitting guides',
    path: '/api/fitting-guides?depth=1&limit=0',
    document: FittingGuide,
    shape: (guides) => new Map(guides.map((guide) => [guide.service, contentOf(guide)])),
  })
}

function contentOf({ measure, pin, match }: FittingGuide): GuideContent {
  return { measure: hasText(measure), pin: hasText(pin), match: hasText(match) }
}
