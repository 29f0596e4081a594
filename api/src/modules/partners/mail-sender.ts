import type { Partner } from '@darnley/contract/partners'
import type { Followed } from '#src/modules/content/follow.ts'
import type { MailBrand, Sender, SenderOf } from '#src/modules/outbox/mail.ts'

const OWN_COLOUR = '#6B1B2D'

/** Returns who sends mails about an order: in the brand of the partner on whose site it was booked. */
export function mailSender(sender: Sender, partners: Followed<readonly Partner[]>): SenderOf {
  return async ({ storefrontId }) => ({
    ...sender,
    brand: storefrontId === null ? null : brandOf(await partners.current(), storefrontId),
  })
}

/** A partner that is no longer published has no brand. */
function brandOf(partners: readonly Partner[], id: string): MailBrand | null {
  const partner = partners.find((each) => each.id === id)
  // White is readable on every colour that is published (content/src/rules/partner.ts).
  return partner ? { name: partner.name, colour: partner.styles.buttonColour ?? OWN_COLOUR } : null
}
