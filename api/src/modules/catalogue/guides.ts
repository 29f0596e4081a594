import type { ServiceDetails } from '@darnley/contract/basket'
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

/** Orders are shown without links to guides while the content service has never answered. */
export async function guidesNow(guides: Guides): Promise<ReadonlyMap<string, GuideContent>> {
  return guides.current().catch(() => new Map<string, GuideContent>())
}

/** Returns the path of the guide for what was chosen, on the site of customers; null without a guide. */
export function guidePath(
  line: ServiceDetails | undefined,
  guides: ReadonlyMap<string, GuideContent>,
): string | null {
  const choice = line?.fittingChoice
  if (!line || !choice || choice === 'pin_in_store') return null
  const { id } = line.service
  return guides.get(id)?.[choice]
    ? `/fitting-guide?${new URLSearchParams({ serviceId: id }).toString()}`
    : null
}
