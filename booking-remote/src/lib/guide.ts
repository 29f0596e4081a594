import type { FittingChoice } from '@darnley/contract/basket'
import type { FittingGuide, RichText } from '@darnley/contract/content'
import { hasText, type GuideContent } from '@darnley/domain/flow'

/** The sections of a fitting guide in the order of the page (section 2.7). */
export const guideSections = [
  { part: 'pin', heading: 'How to pin your item' },
  { part: 'match', heading: 'How to match your item with another' },
  { part: 'measure', heading: 'How to share your measurements' },
] as const satisfies readonly { part: keyof GuideContent; heading: string }[]

/** Returns which parts of a guide contain text. */
export function guideContent(guide: FittingGuide | null): GuideContent {
  return {
    measure: hasText(guide?.measure),
    pin: hasText(guide?.pin),
    match: hasText(guide?.match),
  }
}

/** Returns the guide's text for a way of fitting; null for an in-person fitting. */
export function guideText(guide: FittingGuide | null, choice: FittingChoice): RichText | null {
  return choice === 'pin_in_store' ? null : (guide?.[choice] ?? null)
}
